/**
 * What is known of a token, as numbers that lie together: those of token `id` begin at `facts[id * FACTS]`, so that one look at far memory
 * finds them all.
 */
export const FACTS = 8
/** The term of the word; 0: it says nothing. */
export const WORD_TERM = 0
export const NAME_TERM = 1
/** The name's hash before its end, so that a second name can be folded on. */
export const NAME_FOLD = 2
/** The term of a word in small letters, spelled as a name would be; 0: none. */
export const LOWER_TERM = 3
export const NUMBER_TERM = 4
export const FLAGS = 5
/** 0: none. */
export const YEAR = 6
/** The month (1 to 12, 13: the number before it) times WEEKDAYS_ROOM plus the weekday (1, Monday, to 7); 0 in either: none. */
export const CALENDAR = 7
export const WEEKDAYS_ROOM = 8

export const IS_NUMBER = 1
export const IS_CAPITAL = 2
/** Capitalised and more than one character. */
export const IS_NAME = 4
export const IS_LONG = 8
/** A number, a year, or the name of a month or weekday. */
export const IS_ANCHOR = 16
/** The name of a country or a place may begin with it. */
export const BEGINS_PLACE = 32
/** Such a name may go on with it. */
export const EXTENDS_PLACE = 64
