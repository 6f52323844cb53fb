/** How a feed is, in one word: not read yet, as it should be, failing, or asked no more. */

export const FEED_STATES = ['new', 'healthy', 'failing', 'paused'] as const
export type FeedState = (typeof FEED_STATES)[number]
