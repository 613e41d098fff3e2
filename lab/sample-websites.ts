import { bearerHeader, callApi, newSubscriber } from '@/tests/support/api-user'
import { confirmEmail } from '@/tests/support/confirm-email'
import type { Site } from '@/tests/support/site'
import { drawPhoto } from './sample-photos'
import type { SampleSchool } from './sample-schools'

const COVER = { width: 1600, height: 1000 }
const UPRIGHT = { width: 1200, height: 1600 }
const WIDE = { width: 1800, height: 1200 }

/** Publishes the website of an invented school by the API, with the photos of a phone. */
export async function publishSampleWebsite(
  site: Pick<Site, 'url' | 'mails'>,
  school: SampleSchool,
): Promise<string> {
  const slug = `${school.key}-${Date.now().toString(36)}`
  const account = await newSubscriber(site)
  await confirmEmail(site, account)
  const { token, cookie } = account
  const { name, tagline, design, colour, language } = school
  const post = async (path: string, body: object) => {
    const response = await callApi(site, `/api/school/website${path}`, {
      body,
      headers: bearerHeader(token),
    })
    if (response.status >= 300) throw new Error(`${path}: ${response.status} ${response.body?.msg}`)
  }
  const upload = async (seed: number, size: { width: number; height: number }) => {
    const response = await fetch(`${site.url}/api/school/website/files?kind=picture&consent=yes`, {
      method: 'POST',
      headers: {
        ...bearerHeader(token),
        'content-type': 'application/octet-stream',
        'x-file-name': `photo-${seed}.jpg`,
      },
      body: new Uint8Array(await drawPhoto({ seed, ...size })),
    })
    if (response.status !== 201) throw new Error(`photo: ${response.status}`)
    return ((await response.json()) as { id: string }).id
  }

  await post('', { slug, template: school.template, language, design })
  await post('/settings', { name, tagline, design, language, colour, version: 1 })
  const overview = await fetch(`${site.url}/my-school/website`, { headers: { cookie } })
  const [, homeId] =
    /\/my-school\/website\/pages\/([0-9a-f-]{36})/.exec(await overview.text()) ?? []
  const photos = []
  for (const [index, text] of school.photos.entries()) {
    const file = await upload(index + 1, index % 3 === 1 ? UPRIGHT : WIDE)
    photos.push({ id: `p${index}`, type: 'picture', file, alt: text, text })
  }
  await post(`/pages/${homeId}`, {
    ...{ title: school.home, version: 1 },
    cover: school.cover && {
      ...{ file: await upload(0, COVER), alt: school.cover.title, y: 50, link: 'contact' },
      ...school.cover,
    },
    blocks: [...school.blocks.map((block, index) => ({ ...block, id: `b${index}` })), ...photos],
  })
  await post('/publish', {})
  return `/s/${slug}`
}
