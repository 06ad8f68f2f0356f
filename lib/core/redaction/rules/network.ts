import { patternRule, type RedactionRule } from '../rule.ts';

/** Addresses of no person: private, loopback, link-local, documentation, multicast (RFC 6890), public resolvers. */
const harmlessIpv4 =
  /^(?:0|10|127|22[4-9]|2[3-5]\d)\.|^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|^169\.254\.|^172\.(?:1[6-9]|2\d|3[01])\.|^192\.(?:168|0\.[02])\.|^198\.(?:1[89]|51\.100)\.|^203\.0\.113\.|^(?:8\.8\.[84]\.[84]|1\.[01]\.[01]\.1|1\.0\.0\.1|9\.9\.9\.9|1\.2\.3\.4)$/;

const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';

/** IPv4 addresses of the public internet (RFC 791). Small numbers behind a version's word are a version. */
const ipv4 = patternRule({
  id: 'ipv4-address',
  category: 'IP_ADDRESS',
  pattern: new RegExp(`(?<value>${octet}(?:\\.${octet}){3})(?![\\w-]|\\.\\d)`, 'dg'),
  accepts: (value, { input, index }) => {
    const before = input.slice(Math.max(0, index - 90), index);
    if (!/(?:^|[^\w.@^~/-])$|:\/\/(?:[^\s/]{1,80}@)?$/.test(before) || /=[=~]$|\d[.:]$/.test(before))
      return false;
    if (harmlessIpv4.test(value) || (/^(?:\d{1,2}\.){3}\d{1,2}$/.test(value) && /\.0(?:\.|$)/.test(value)))
      return false;
    return !/(?:version|release|ver\.?|build|section|chrome|firefox|mask)[\s:/=]{1,3}$/i.test(before);
  },
});

/** IPv6 addresses (RFC 4291) but for loopback, link-local, unique local, multicast and documentation ones. */
const ipv6 = patternRule({
  id: 'ipv6-address',
  category: 'IP_ADDRESS',
  pattern: /(?<![\w:.])(?<value>[0-9A-Fa-f]{1,4}:[0-9A-Fa-f:]{7,36}[0-9A-Fa-f])(?![\w:]|\.\d)/dg,
  accepts: (value) => {
    const groups = value.split('::').map((half) => (half === '' ? [] : half.split(':')));
    const all = groups.flat();
    if (groups.length > 2 || all.some((group) => !/^[0-9A-Fa-f]{1,4}$/.test(group)) || !/\d/.test(value))
      return false;
    const isWhole = groups.length === 1 ? all.length === 8 : all.length >= 3 && all.length <= 7;
    return (
      isWhole &&
      !/^(?:f[cdef]|0{1,4}:|2001:0?db8:|64:ff9b)/i.test(value) &&
      all.some((group) => group.length > 2)
    );
  },
});

/** Hardware addresses (IEEE 802): six pairs, or three groups of four as Cisco writes them. */
const mac = patternRule({
  id: 'mac-address',
  category: 'MAC_ADDRESS',
  pattern:
    /(?<![\w:.-])(?<value>[0-9A-Fa-f]{2}([:-])[0-9A-Fa-f]{2}(?:\2[0-9A-Fa-f]{2}){4}|[0-9a-f]{4}\.[0-9a-f]{4}\.[0-9a-f]{4})(?![\w:.-]\w|\w)/dg,
  accepts: (value) => {
    const pairs = value.toLowerCase().match(/[0-9a-f]{2}/g) ?? [];
    const isSpecimen =
      /^(?:001122334455|aabbccddeeff|0123456789ab|deadbeef|123456|01005e|3333|00005e0053)/.test(
        pairs.join(''),
      );
    return new Set(pairs).size > 3 && !isSpecimen;
  },
});

/** Addresses of devices. */
export const networkRules: readonly RedactionRule[] = [ipv4, ipv6, mac];
