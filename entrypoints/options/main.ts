import '../../lib/platform/zod-csp.ts';
import { startApp } from '../../components/start-app.tsx';

const root = document.getElementById('root');
if (root) void startApp('options', root);
