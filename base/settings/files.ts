import 'server-only'
import path from 'node:path'
import * as z from 'zod'

/** Where uploads are stored. The environment itself is read in `settings.ts`. */

export const FILE_SETTINGS = {
  FILES_DIR: z.string().optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be a full URL such as https://s3.example' })
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be a valid bucket name')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_LINKS: z.enum(['on', 'off'], 'must be on or off').default('off'),
}

type FileStoreEnvironment = z.output<z.ZodObject<typeof FILE_SETTINGS>> & { VERCEL?: string }

export type FileStoreSettings =
  | { kind: 'none' }
  | { kind: 'folder'; dir: string }
  | {
      kind: 's3'
      endpoint: string
      region: string
      bucket: string
      accessKeyId: string
      secretAccessKey: string
      hasPresignedLinks: boolean
    }

export function readFileStoreSettings(
  env: FileStoreEnvironment,
  dataDir: string,
): FileStoreSettings {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = env
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!bucket) {
    if (env.VERCEL) return { kind: 'none' }
    // Without the directive, the compiler traces every folder of this name into each function.
    const defaultDir = path.join(/* turbopackIgnore: true */ dataDir, 'files')
    const dir = path.resolve(/* turbopackIgnore: true */ env.FILES_DIR ?? defaultDir)
    return { kind: 'folder', dir }
  }
  if (!endpoint || !accessKeyId || !secretAccessKey)
    throw new Error(
      'S3_BUCKET is set without S3_ENDPOINT, S3_ACCESS_KEY_ID or S3_SECRET_ACCESS_KEY. Set all four.',
    )
  const hasPresignedLinks = env.S3_LINKS === 'on'
  return {
    kind: 's3',
    bucket,
    endpoint,
    region,
    accessKeyId,
    secretAccessKey,
    hasPresignedLinks,
  }
}
