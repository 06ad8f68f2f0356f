import { clickEffect, takeEffectText } from './authorise-effect.ts';
import { exportLog, verifyLog } from './check-log.ts';
import type { Handlers } from './handlers.ts';
import type { Ports } from './ports.ts';

type ProtocolHandlers = Pick<Handlers, 'change-effect' | 'take-effect-text' | 'verify-log' | 'export-log'>;

/** What can be asked about the actions of a handoff and about the log of all events. */
export function protocolHandlers(ports: Ports): ProtocolHandlers {
  return {
    'change-effect': ({ event, ...effect }) => clickEffect(ports, effect, event),
    'take-effect-text': (effect) => takeEffectText(ports, effect),
    'verify-log': () => verifyLog(ports),
    'export-log': () => exportLog(ports),
  };
}
