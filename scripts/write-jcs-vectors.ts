/**
 * Writes tests/data/jcs-vectors.json from a folder with the test data of RFC 8785 (its parts `input`, `output` and
 * `outhex`, as published at github.com/cyberphone/json-canonicalization, Apache License 2.0).
 *
 * Usage: npx tsx scripts/write-jcs-vectors.ts <folder>
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = process.argv[2];
if (!folder) throw new Error('name the folder with the test data of RFC 8785');

const vectors = readdirSync(path.join(folder, 'input'))
  .sort()
  .map((file) => ({
    name: path.basename(file, '.json'),
    input: readFileSync(path.join(folder, 'input', file), 'utf8'),
    output: readFileSync(path.join(folder, 'output', file), 'utf8'),
    hex: readFileSync(path.join(folder, 'outhex', file.replace(/json$/, 'txt')), 'utf8').replace(/\s+/g, ''),
  }));

const target = path.resolve(import.meta.dirname, '../tests/data/jcs-vectors.json');
const source = 'RFC 8785 test data, github.com/cyberphone/json-canonicalization, Apache License 2.0';
writeFileSync(target, `${JSON.stringify({ source, vectors }, null, 2)}\n`);
console.log(`${vectors.length} vectors written`);
