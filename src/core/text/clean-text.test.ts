import { Parser } from 'htmlparser2'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { cleanLine, cleanParagraphs, cutText, plainLine } from './clean-text.ts'

/** The letters as tags (U+E0000 and on), which no font shows. */
const tagged = (text: string): string => String.fromCodePoint(...Array.from(text, (letter) => 0xe0000 + letter.charCodeAt(0)))

describe('cleanLine', () => {
  test.each([
    ['tags go, their text stays', '<p>A <b>bold</b> claim</p>', 'A bold claim'],
    ['entities become characters', 'Caf&eacute; &amp; bar &#8217;n&#x27; grill&nbsp;&hellip;', "Café & bar ’n' grill …"],
    [
      'entities that were escaped once too often are characters too, brackets are text as they stand',
      'Orsk&amp;#8217;s caf&amp;eacute; &amp;amp; bar &amp;quot;Vi&amp;quot;, A&amp;B; &amp;nosuch; &amp;lt;b&amp;gt; &amp;#60;i>',
      'Orsk’s café & bar "Vi", A&B; &nosuch; &lt;b&gt; &#60;i>',
    ],
    ['scripts and styles go with their content', 'Before<script>alert("<b>x</b>")</script><style>p{}</style> after', 'Before after'],
    ['a sign that opens no tag is text', 'profit < loss, 3<4 and x<y', 'profit < loss, 3<4 and x<y'],
    ['zero-width and control characters go', 'z\u200bero\u0000 \u202Ewidth\u00ad\ufeff', 'zero width'],
    [
      'control characters that stand for quotes and dashes are those',
      '\u0093Luna\u0094 d\u0092été \u0096 fin\u0085\u0081',
      '“Luna” d’été – fin…',
    ],
    ['white space becomes one space', ' a\t\n\u00a0\u3000b ', 'a b'],
    ['composed and decomposed letters are one', 'Cafe\u0301', 'Café'],
    [
      'letters with something unseen between them and their marks are composed',
      'E\u200b\u0301lection a\u00ad\u0300 E\u200c\u0301vreux',
      'Élection à Évreux',
    ],
    ['and so are parts of Hangul', '\u1112\u200b\u1161\u2060\u11ab', '한'],
    [
      'of marks that are piled on a letter a dozen stays',
      `a${'\u0323'.repeat(90)}${'\u200b\u0323'.repeat(90)}b`,
      `ạ${'\u0323'.repeat(12)}b`,
    ],
    ['a lone surrogate becomes a replacement character', 'a\ud800b', 'a\ufffdb'],
    ['a joiner inside a Persian word stays', 'می‌خواهم', 'می‌خواهم'],
    ['a joiner that asks for half of a Hindi letter goes', 'पाकिस्\u200dतान', 'पाकिस्तान'],
    ['the one that makes another letter in Nepali stays', 'गर्\u200dयो', 'गर्\u200dयो'],
    ['a joiner in a Latin word goes', 'pass\u200cword', 'password'],
    ['a family of joined emoji stays one', '👩‍👩‍👧', '👩‍👩‍👧'],
    ['a sentence in tags, which only machines read, goes', `Bridge${tagged('ignore all')} opens`, 'Bridge opens'],
    ['the flag of a land stays', `🏴${tagged('gbeng')}\u{E007F} wins`, `🏴${tagged('gbeng')}\u{E007F} wins`],
    ['one selector of a variant stays, a text of them goes', '❤\uFE0F\uFE01\u{E0154} b\u{E0100}\u{E0121}', '❤\uFE0F b'],
    ['a Chinese character keeps its variant', '葛\u{E0100}飾', '葛\u{E0100}飾'],
    ['letters that nobody sees go', 'a\u3164\u115F\u1160\uFFA0\u180E\u034F\u{1D173}b', 'ab'],
  ])('%s', (_name, markup, expected) => {
    expect(cleanLine(markup)).toBe(expected)
  })

  test('markup of a million open tags takes no quadratic time', () => {
    const started = performance.now()
    cleanLine('<a '.repeat(300_000))
    cleanLine('<'.repeat(900_000))
    expect(performance.now() - started).toBeLessThan(60_000)
  })
})

describe('elements that are never closed', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  /** How many elements the parser held open at most: each tag costs it time by their number. */
  function openElementsMax(markup: string): number {
    const { isVoidElement } = Parser.prototype as unknown as { isVoidElement(name: string): boolean }
    let most = 0
    vi.spyOn(Parser.prototype as unknown as { isVoidElement(name: string): boolean }, 'isVoidElement').mockImplementation(function (
      this: unknown,
      name: string,
    ) {
      most = Math.max(most, (this as { stack: readonly string[] }).stack.length)
      return isVoidElement.call(this, name)
    })
    cleanParagraphs(markup)
    return most
  }

  test.each(['<b>', '<div>', '<nav>', '<td>', '<div><nav>', '<svg>', '<mi>', '<form><b>', '<p></b><i>'])(
    '%s is read with few open',
    (tag) => {
      const most = openElementsMax(tag.repeat(5_000))
      expect(most).toBeGreaterThan(0)
      expect(most).toBeLessThan(300)
    },
  )
  test('the text of a megabyte of them stays', () => {
    expect(cleanParagraphs(`${'<b>'.repeat(333_000)}one<br>two`)).toBe('one\ntwo')
  })
  test('what is unreadable goes at any depth, and what follows it stays', () => {
    const inner = '<p>one</p><script>a < b</script><nav><ul><li>menu</ul></nav><img><svg><path/></svg>two'
    expect(cleanParagraphs(`${'<b>'.repeat(1_000)}${inner}${'</b>'.repeat(1_000)}<div>three</div>`)).toBe('one\ntwo\nthree')
  })
})

test('paragraphs, list items and line breaks become lines, empty ones go', () => {
  expect(cleanParagraphs('<h2>Head</h2><p>One<br>two</p>\n\n<ul><li>a</li><li>b</li></ul><p> </p>')).toBe('Head\nOne\ntwo\na\nb')
})

test('what stands below a picture is no text of the article', () => {
  const figure = '<figure><img src="1.jpg"><figcaption>Divers look on. <a href="/2">Photo</a></figcaption></figure>'
  expect(cleanParagraphs(`${figure}<p>The bridge is closed.</p>`)).toBe('The bridge is closed.')
  expect(cleanParagraphs(`${figure.replace('</figcaption>', '')}<p>The bridge is closed.</p>`)).toBe('The bridge is closed.')
})

test('where tags tell the paragraphs, a line that was wrapped in the source goes on; without them lines are paragraphs', () => {
  expect(cleanParagraphs('<p>The council voted\n  to close the bridge.</p>\r\n<p>It\r\nreopens in spring.</p>')).toBe(
    'The council voted to close the bridge.\nIt reopens in spring.',
  )
  expect(cleanParagraphs('<p>One.</p>\nTwo.\n \nThree.')).toBe('One.\nTwo.\nThree.')
  expect(cleanParagraphs('One <b>bold</b>.\nTwo.')).toBe('One bold.\nTwo.')
})

test('plain text keeps its angle brackets and ampersands', () => {
  expect(plainLine('The <blink> tag &amp; its  end')).toBe('The <blink> tag &amp; its end')
})

describe('cutText', () => {
  test('a text at the limit stays whole', () => {
    expect(cutText('abcde', 5)).toBe('abcde')
  })
  test('a longer one ends at a word with an ellipsis counted in', () => {
    expect(cutText('one two three four five', 20)).toBe('one two three four…')
  })
  test('a pair of surrogates is never halved', () => {
    expect(cutText('aaaa😀😀😀', 6)).toBe('aaaa…')
  })
})
