import * as z from 'zod/mini';

// Without this zod tries `new Function` once, which the policy of the extension's pages blocks and reports.
z.config({ jitless: true });
