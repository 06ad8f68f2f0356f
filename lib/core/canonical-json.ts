import { HandoffError } from './errors.ts';

/**
 * Writes a JSON value in the one form that RFC 8785 (JSON Canonicalization Scheme) allows: keys in the order
 * of their UTF-16 code units, ECMAScript's number and string forms, no white space.
 *
 * Strict, because the text is the pre-image of a hash: what JSON cannot hold is an error and is never
 * dropped or replaced.
 *
 * @throws {HandoffError} `BAD_UNICODE` for a lone surrogate, `NOT_JSON_VALUE` for undefined, NaN, an
 *   infinity, a hole, a function, a symbol, a bigint, or an object that is not a plain one; `detail.path`
 *   is a JSON Pointer (RFC 6901) with array indices, keys left out where they may hold conversation text.
 */
export function canonicalize(value: unknown): string {
  return write(value, '');
}

function write(value: unknown, path: string): string {
  switch (typeof value) {
    case 'string':
      return writeString(value, path);
    case 'number':
      if (!Number.isFinite(value)) throw notJson(path, String(value));
      return JSON.stringify(value);
    case 'boolean':
      return String(value);
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? writeArray(value, path) : writeObject(value, path);
    default:
      throw notJson(path, typeof value);
  }
}

function writeString(text: string, path: string): string {
  // RFC 8785 section 3.2.2.2: a lone surrogate must end the serialization with an error.
  if (!text.isWellFormed()) throw new HandoffError('BAD_UNICODE', { path });
  return JSON.stringify(text);
}

function writeArray(values: readonly unknown[], path: string): string {
  const written: string[] = [];
  for (let index = 0; index < values.length; index += 1) {
    if (!(index in values)) throw notJson(`${path}/${index}`, 'hole');
    written.push(write(values[index], `${path}/${index}`));
  }
  return `[${written.join(',')}]`;
}

function writeObject(value: object, path: string): string {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) throw notJson(path, 'object of a class');
  const record = new Map<string, unknown>(Object.entries(value));
  // Array.prototype.sort compares UTF-16 code units, which is the order of RFC 8785 section 3.2.3.
  const keys = [...record.keys()].sort();
  return `{${keys.map((key) => `${writeString(key, path)}:${write(record.get(key), `${path}/${key}`)}`).join(',')}}`;
}

function notJson(path: string, found: string): HandoffError {
  return new HandoffError('NOT_JSON_VALUE', { path, found });
}
