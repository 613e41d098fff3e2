import { beforeEach, expect, test, vi } from 'vitest'

const { exitWithError, start } = vi.hoisted(() => ({ exitWithError: vi.fn(), start: vi.fn() }))
vi.mock('node:fs', async (importActual) => ({
  ...(await importActual<typeof import('node:fs')>()),
  accessSync: () => {
    throw new Error('ENOENT')
  },
}))
vi.mock('@/base/cli', () => ({ printLine: vi.fn(), exitWithError }))
vi.mock('../videos/frame-renderer', () => ({ openFrameRenderer: start }))
vi.mock('../videos/encoder', () => ({
  encodeVideo: start,
  encodePicture: start,
  FRAMES_PER_SECOND: 1,
}))

beforeEach(() => {
  vi.spyOn(process, 'getuid').mockReturnValue(1000)
})

test('videos names its required program before it starts anything', async () => {
  await import('../videos')
  expect(String(exitWithError.mock.calls[0]?.[0])).toContain(
    'Missing programs: ffmpeg (Debian: apt-get install ffmpeg)',
  )
  expect(start).not.toHaveBeenCalled()
})
