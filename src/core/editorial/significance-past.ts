/**
 * Which sentences of a report give a toll that is not the event's: of an older attack ("the 2017 massacre"), of a whole war ("since the invasion
 * began"), of a span or a rate ("over two decades", "a year"). "The worst in decades" measures the event itself and stays.
 */

import { DAY_MS } from '../durations.ts'

/** A year is the past once it has been over for so long: in January the old year is still news. */
const YEAR_OVER_MS = 60 * DAY_MS
const SENTENCE =
  /[^.!?。！？\n]+(?:[.!?。！？\n]+|$)(?:(?<=\b(?:\p{Lu}|Sept|Oct|Nov|Dec|Jan|Feb|Aug|Gen|Sen|Rep|Gov|Mr|Mrs|Dr|St)\.)[^.!?。！？\n]+[.!?。！？\n]*)*/gu

const PAST = new RegExp(
  [
    String.raw`(?<!\p{L})(?:decades?|centur(?:y|ies)|years? (?:ago|earlier|since)|last year|(?:a|per|each|every) year|annually|annual|anniversary|(?:over|in) the (?:past|last)|in recent years|per [\d,]+|world war|holocaust|9/11|commemorat\w*|memorial|\w+ years? after)\b`,
    String.raw`(?<!\p{L})since (?!mon|tues|wednes|thurs|fri|satur|sun|yesterday|dawn|midnight|early|overnight|last night|the (?:morning|weekend|quake|storm|explosion|crash))`,
    String.raw`(?<!\p{L})(?:seit (?!montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|gestern)|jahrzehnt|jahrhundert|jährlich|pro jahr|weltkrieg|jahrestag)|vor \S+ jahren|im vergangenen jahr`,
    String.raw`(?<!\p{L})(?:depuis (?!lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|hier)|décennies?|siècles?|par an|guerre mondiale|il y a \S+ ans|l[’']an dernier|anniversaire)`,
    String.raw`(?<!\p{L})(?:desde (?!el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)|segunda|terça|quarta|quinta|sexta)|décadas?|siglos?|séculos?|al año|por ano|hace \S+ años|há \S+ anos|aniversario|aniversário|guerra mundial)`,
    String.raw`(?<!\p{L})(?:dal(?:l[’'])?\s?(?:19|20)\d\d|decenni|secol[oi]|all[’']anno|\S+ anni fa|anniversario|guerra mondiale)`,
    String.raw`(?<!\p{L})(?:decennier|århundrade|per år|år sedan|årsdag|världskrig)|(?<!\p{L})sedan (?!i |måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag|dess)`,
    String.raw`(?<!\p{L})(?:десятилети|лет назад|в год(?!\p{L})|годовщин|мировой войн|с начала войны|за время войны)`,
    'منذ|سنويا|ذكرى|الحرب العالمية|以来|年前|每年|毎年|周年|年間|世界大战|世界大戦|第二次大戦',
  ].join('|'),
  'iu',
)
const SUPERLATIVE =
  /\b(?:worst|deadliest|biggest|largest|strongest|heaviest|most|bloodiest)\b|schlimmst|schwerst|tödlichst|stärkst|\bpires?\b|\b(?:le|la|les|el|lo|los|las|il|o|os) (?:plus|más|più|mais) |\bpeor|\bpeggior|\bpior|värst|dödligast|самы|худш|крупнейш|الأسوأ|الأعنف|最悪|最大|最严重|最嚴重/iu
const YEAR = /(?<![\d.,$€£])(?:1[5-9]|20)\d\d(?![\d.,]\d|\d)/g

/** The text without the sentences that tell of the past. */
export function withoutPast(text: string, publishedAt: number): string {
  const oldestPresent = new Date(publishedAt - YEAR_OVER_MS).getUTCFullYear()
  return (text.match(SENTENCE) ?? []).filter((sentence) => !isPast(sentence, oldestPresent)).join(' ')
}

function isPast(sentence: string, oldestPresent: number): boolean {
  if (SUPERLATIVE.test(sentence)) return false
  return PAST.test(sentence) || (sentence.match(YEAR) ?? []).some((year) => Number(year) < oldestPresent)
}
