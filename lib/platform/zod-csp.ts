import * as z from 'zod/mini';

// zod looks whether it may compile code with `new Function`; the policy of extension pages reports the attempt.
z.config({ jitless: true });
