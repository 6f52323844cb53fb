/** So many rejections are printed one by one; the rest is counted (and `ingest` writes all of them into the file of --rejects). */
export const REJECTIONS_PRINTED_MAX = 20
