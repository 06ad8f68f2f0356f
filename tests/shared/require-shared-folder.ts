import { requireSharedFolder } from './shared-folder.ts';

export default requireSharedFolder;
