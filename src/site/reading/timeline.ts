/** Events in order of time, newest first, under the days that they fell on. */

import type { TimelineEntry } from '../../contract/resources.ts'
import { repeatsTitle } from '../../core/editorial/title.ts'
import { dayStart } from '../../core/serving/cap.ts'
import type { Languages, Spoken } from '../../service/languages.ts'
import { countText, longDayText, timeElement, timeOfDayText } from '../format.ts'
import { type Html, html } from '../html.ts'
import { speechIn, speechOfTitle } from '../speech.ts'
import { scoreMark } from './labels.ts'

export function timeline(entries: readonly TimelineEntry[], languages: Languages): Html {
  const byDay = Map.groupBy(entries, (entry) => dayStart(Date.parse(entry.published_at)))
  return html`<div class="timeline">
    ${[...byDay].map(
      ([day, ofDay]) =>
        html`<section>
          <h3 class="day">${longDayText(day)}</h3>
          <ol>
            ${ofDay.map((entry) => html`<li>${timelineItem(entry, languages.get(entry.id))}</li>`)}
          </ol>
        </section>`,
    )}
  </div>`
}

function timelineItem(entry: TimelineEntry, spoken: Spoken | undefined): Html {
  return html`<article class="entry" id=${`event-${entry.id}`}>
    <p class="when">${timeElement(entry.published_at, timeOfDayText(entry.published_at))}</p>
    <h4 ...${speechOfTitle(entry.title, spoken)}><a href=${`/events/${entry.slug}`}>${entry.title}</a></h4>
    ${!repeatsTitle(entry.summary, entry.title) && html`<p class="short" ...${speechIn(spoken?.language)}>${entry.summary}</p>`}
    <p class="meta"><span>${countText(entry.sources, 'outlet')}</span> ${scoreMark(entry.significance_score)}</p>
  </article>`
}
