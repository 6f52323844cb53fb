/**
 * Hosts that stand on our own side of the line: they can be asked while nothing outside can be reached, and what they answer says nothing
 * about the outside. Told by the name alone: names of one label, the endings that are kept for private networks (RFC 6761, 6762, 8375 and
 * ICANN's `.internal`), and the private, loopback and link-local IPv4 ranges (RFC 1918, 1122, 3927). A pattern that PostgreSQL reads too.
 */
export const INNER_HOST =
  '^([a-z0-9_-]+|.*\\.(localhost|local|lan|internal|home\\.arpa)|(10|127)(\\.\\d+){3}|(192\\.168|169\\.254|172\\.(1[6-9]|2\\d|3[01]))(\\.\\d+){2})$'

const inner = new RegExp(INNER_HOST, 'i')

/** True for a host of our own side, by its name. */
export const isInnerHost = (host: string): boolean => inner.test(host)
