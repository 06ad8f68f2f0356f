import { Copy } from 'lucide';
import { shortForm } from '../../lib/core/packet-id.ts';
import type { Receipt } from '../../lib/core/receipt.ts';
import { useApp } from '../app-context.ts';
import { Icon } from '../common/Icon.tsx';
import { RefusedCopy } from '../common/RefusedCopy.tsx';
import { useCopy } from '../common/use-copy.ts';

/** The short name of a packet, to copy. */
export function ShortId({ receipt }: { readonly receipt: Pick<Receipt, 'packetId' | 'revision'> }) {
  const { say } = useApp();
  const { copy, refusedText, closeRefused } = useCopy();
  const name = shortForm({ id: receipt.packetId, revision: receipt.revision });
  const copyName = async () => {
    if (await copy(name)) say('Id copied.');
  };
  return (
    <>
      <span class="short-id">
        <span class="mono">{name}</span>
        <button
          type="button"
          class="button quiet square small"
          aria-label="Copy id"
          title="Copy id"
          onClick={() => void copyName()}
        >
          <Icon node={Copy} size={14} />
        </button>
      </span>
      {refusedText !== undefined && <RefusedCopy text={refusedText} onClose={closeRefused} />}
    </>
  );
}
