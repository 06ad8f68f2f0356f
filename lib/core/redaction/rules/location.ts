import { patternRule, type RedactionRule } from '../rule.ts';

const latitude = String.raw`[-+]?(?:[0-8]?\d|90)\.\d{4,15}`;
const longitude = String.raw`[-+]?(?:1[0-7]\d|0?\d{1,2}|180)\.\d{4,15}`;

/** A pair of coordinates beside a word that says so, in an address of a map or in GeoJSON (RFC 7946, ISO 6709). */
const announcedPair = patternRule({
  id: 'announced-coordinates',
  category: 'LOCATION',
  pattern: new RegExp(
    `(?:\\b(?:coord\\w{0,8}|koordinaten|gps|lat(?:itude)?[ ,/]{1,2}(?:lng|lon|long|longitude)|location|geo|ll|point)|координаты|坐标|座標|[@]|geo:)["']?(?: (?:is|are|sind|sont|son|at))?[\\s:：=([{]{0,5}(?<value>${latitude}°?[NS]?(?:, ?|; ?|%2C| )${longitude}°?[EWO]?)(?![\\d.])`,
    'dgi',
  ),
});

/** `"lat": 52.3702, "lng": 4.8952` and the like, name and number in turn. */
const namedPair = patternRule({
  id: 'named-coordinates',
  category: 'LOCATION',
  pattern: new RegExp(
    `\\blat(?:itude)?["']?\\s{0,2}[:=]\\s{0,2}["']?(?<value>${latitude}["']?[,;&]?\\s{0,8}["']?(?:lng|lon|long|longitude)["']?\\s{0,2}[:=]\\s{0,2}["']?${longitude})(?![\\d.])`,
    'dgi',
  ),
});

/** Precise places. */
export const locationRules: readonly RedactionRule[] = [announcedPair, namedPair];
