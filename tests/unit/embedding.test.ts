import { expect, test } from 'vitest'
import { getEmbedUrl } from '@/base/video-hosts'

test.each([
  'https://www.youtube.com/watch?v=abcDEF_123-',
  'https://www.youtube.com/watch?v=abcDEF_123-&t=10s',
  'https://m.youtube.com/live/abcDEF_123-?feature=share',
  'https://youtu.be/abcDEF_123-?si=x',
])('%s plays without cookies', (url) => {
  expect(getEmbedUrl(url)).toBe(
    'https://www.youtube-nocookie.com/embed/abcDEF_123-?autoplay=1&rel=0',
  )
})

test('asks Vimeo not to track', () => {
  expect(getEmbedUrl('https://vimeo.com/123456789')).toBe(
    'https://player.vimeo.com/video/123456789?dnt=1&autoplay=1',
  )
})

test.each([
  '',
  'http://www.youtube.com/watch?v=abcDEF_123-',
  'https://www.youtube.com.evil.example/watch?v=abcDEF_123-',
  'https://evil.example/?https://youtu.be/abcDEF_123-',
  'https://www.youtube.com/watch?v=abcDEF_123-"><script>',
  'javascript:alert(1)',
  'https://youtu.be/short',
])('rejects %j', (url) => {
  expect(getEmbedUrl(url)).toBeNull()
})
