import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A self-signed certificate for the demo's hosts, made for one run. */
export interface Certificate {
  key: Buffer;
  certificate: Buffer;
  /** Base64 SHA-256 of the public key, for Chromium's `--ignore-certificate-errors-spki-list`. */
  publicKeyHash: string;
}

function openssl(args: readonly string[], input?: Buffer): Buffer {
  return execFileSync('openssl', args, { input, stdio: ['pipe', 'pipe', 'ignore'] });
}

/** Makes a certificate with openssl in a folder of its own that is gone afterwards. */
export function createCertificate(hosts: readonly string[]): Certificate {
  const folder = mkdtempSync(path.join(tmpdir(), 'baton-demo-certificate-'));
  const keyFile = path.join(folder, 'key.pem');
  const certificateFile = path.join(folder, 'certificate.pem');
  const names = hosts.map((host) => `DNS:${host}`).join(',');
  try {
    openssl([
      ...['req', '-x509', '-nodes', '-days', '30', '-subj', '/CN=Baton demo'],
      ...['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
      ...['-addext', `subjectAltName=${names}`, '-keyout', keyFile, '-out', certificateFile],
    ]);
    const publicKey = openssl(['x509', '-in', certificateFile, '-pubkey', '-noout']);
    const publicKeyDer = openssl(['pkey', '-pubin', '-outform', 'der'], publicKey);
    const publicKeyHash = openssl(['dgst', '-sha256', '-binary'], publicKeyDer).toString('base64');
    return { key: readFileSync(keyFile), certificate: readFileSync(certificateFile), publicKeyHash };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
