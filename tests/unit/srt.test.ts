import { expect, test } from 'vitest'
import { convertSrtToVtt, inspectCaptions } from '@/lib/files/inspect/video'
import { detectFileType } from '@/lib/files/schema'

const newCue = (text: string, times = '00:00:01,000 --> 00:00:02,500', number = '1\n') =>
  `${number}${times}\n${text}\n\n`
const convert = (text: string) => convertSrtToVtt(Buffer.from(text))
const readErrorCode = (bytes: Buffer | string) => {
  try {
    return convertSrtToVtt(Buffer.from(bytes as string))
  } catch (error) {
    return (error as { code: string }).code
  }
}
const VTT = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nவணக்கம்\n'

test.each([
  ['LF line ends', newCue('வணக்கம்')],
  ['CRLF line ends', newCue('வணக்கம்').replaceAll('\n', '\r\n')],
  ['a byte order mark', `\ufeff${newCue('வணக்கம்')}`],
  ['full stops in its times', newCue('வணக்கம்', '00:00:01.000 --> 00:00:02.500')],
  ['short times', newCue('வணக்கம்', '0:0:1,0 --> 0:0:2,5')],
  ['a position after the times', newCue('வணக்கம்', '00:00:01,000 --> 00:00:02,500 X1:40 X2:600')],
  ['no numbers', newCue('வணக்கம்', undefined, '')],
  ['colours and positions', newCue('{\\an8}<font color="#fff">வணக்கம்</font>')],
  ['blank lines at its end', `${newCue('வணக்கம்')}\n\n\n`],
])('accepts SRT with %s', (_, text) => {
  expect(detectFileType(Buffer.from(text).subarray(0, 64))).toBe('srt')
  expect(convert(text)).toBe(VTT)
})

test('keeps lines, emphasis and arithmetic characters', () => {
  const text =
    newCue('<i>Ganga</i> & <b>Yamuna</b>\n\n3 < 5 and 5 > 3') +
    newCue('2026', '00:01:00,000 --> 00:01:01,000', '2\n')
  const converted = convert(text)
  expect(converted).toContain('<i>Ganga</i> &amp; <b>Yamuna</b>\n3 &lt; 5 and 5 > 3\n')
  expect(inspectCaptions(Buffer.from(converted))).toEqual({ cues: 2, seconds: 61 })
})

test.each([
  ['in another encoding', Buffer.from(newCue('\xe9'), 'latin1'), 'captionsNotText'],
  ['in UTF-16', Buffer.from(`\ufeff${newCue('a')}`, 'utf16le'), 'captionsNotText'],
  ['that ends before it begins', newCue('a', '00:00:02,000 --> 00:00:01,000'), 'captionsBroken'],
  ['with an incomplete time', newCue('a', '00:00:02,000 --> 00:00'), 'captionsBroken'],
  ['with an arrow in its text', newCue('a --> b'), 'captionsBroken'],
  ['with 20,001 captions', newCue('a').repeat(20_001), 'captionsTooMany'],
])('rejects SRT %s', (_, text, code) => expect(readErrorCode(text)).toBe(code))

test.each(['', '1\n2\n3', 'Dear Asha, 00:00:01,000 --> 00:00:02,000'])(
  'does not detect %j as SRT',
  (text) => expect(detectFileType(Buffer.from(text))).toBe(null),
)
