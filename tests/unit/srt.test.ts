import { expect, test } from 'vitest'
import { captionsIn } from '@/lib/files/inspect/captions'
import { srtAsVtt } from '@/lib/files/inspect/srt'
import { sortOf } from '@/lib/files/schema'

/** SubRip as programs and people write it. */

const cue = (text: string, times = '00:00:01,000 --> 00:00:02,500', number = '1\n') =>
  `${number}${times}\n${text}\n\n`
const convert = (text: string) => srtAsVtt(Buffer.from(text))
const refusal = (bytes: Buffer | string) => {
  try {
    return srtAsVtt(Buffer.from(bytes as string))
  } catch (error) {
    return (error as { word: string }).word
  }
}
const VTT = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nவணக்கம்\n'

test.each([
  ['usual line ends', cue('வணக்கம்')],
  ['CRLF', cue('வணக்கம்').replaceAll('\n', '\r\n')],
  ['a byte order mark', `\ufeff${cue('வணக்கம்')}`],
  ['full stops in its times', cue('வணக்கம்', '00:00:01.000 --> 00:00:02.500')],
  ['short times', cue('வணக்கம்', '0:0:1,0 --> 0:0:2,5')],
  ['a position behind the times', cue('வணக்கம்', '00:00:01,000 --> 00:00:02,500 X1:40 X2:600')],
  ['no numbers', cue('வணக்கம்', undefined, '')],
  ['colours and positions', cue('{\\an8}<font color="#fff">வணக்கம்</font>')],
  ['blank lines at its end', `${cue('வணக்கம்')}\n\n\n`],
])('takes SRT with %s', (_, text) => {
  expect(sortOf(Buffer.from(text).subarray(0, 64))).toBe('srt')
  expect(convert(text)).toBe(VTT)
})

test('keeps lines, emphasis and signs of arithmetic', () => {
  const text =
    cue('<i>Ganga</i> & <b>Yamuna</b>\n\n3 < 5 and 5 > 3') +
    cue('2026', '00:01:00,000 --> 00:01:01,000', '2\n')
  const converted = convert(text)
  expect(converted).toContain('<i>Ganga</i> &amp; <b>Yamuna</b>\n3 &lt; 5 and 5 > 3\n')
  expect(captionsIn(Buffer.from(converted))).toEqual({ cues: 2, seconds: 61 })
})

test.each([
  ['in another encoding', Buffer.from(cue('\xe9'), 'latin1'), 'captionsNotText'],
  ['in UTF-16', Buffer.from(`\ufeff${cue('a')}`, 'utf16le'), 'captionsNotText'],
  ['that ends before it begins', cue('a', '00:00:02,000 --> 00:00:01,000'), 'captionsBroken'],
  ['with half a time', cue('a', '00:00:02,000 --> 00:00'), 'captionsBroken'],
  ['with an arrow in its words', cue('a --> b'), 'captionsBroken'],
  ['with 20,001 captions', cue('a').repeat(20_001), 'captionsTooMany'],
])('refuses SRT %s', (_, text, word) => expect(refusal(text)).toBe(word))

test.each(['', '1\n2\n3', 'Dear Asha, 00:00:01,000 --> 00:00:02,000'])(
  'does not take %j for SRT',
  (text) => expect(sortOf(Buffer.from(text))).toBe(null),
)
