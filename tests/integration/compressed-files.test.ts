// @module-tag once
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { isCompressibleType } from '@/server/cached-response'
import { COMPRESSED_FOLDER, listBuiltFiles } from '@/server/files'

// A build compresses while it still adds hints to scripts.
test('each compressed file of the build is that file as it is sent to others', () => {
  const files = [...listBuiltFiles().values()].filter(({ type }) => isCompressibleType(type))
  const different: string[] = []
  for (const { urlPath, file } of files) {
    const plain = readFileSync(file)
    for (const [extension, decompress] of [
      ['.br', brotliDecompressSync],
      ['.gz', gunzipSync],
    ] as const) {
      const compressed = path.join(COMPRESSED_FOLDER, urlPath + extension)
      if (existsSync(compressed) && !decompress(readFileSync(compressed)).equals(plain))
        different.push(compressed)
    }
  }
  expect(different).toEqual([])
  expect(
    files.filter(({ urlPath }) => existsSync(path.join(COMPRESSED_FOLDER, `${urlPath}.br`))).length,
  ).toBeGreaterThan(200)
})
