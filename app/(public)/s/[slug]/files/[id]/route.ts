import { AppError } from '@/base/errors'
import { defineRoute, publicHandler } from '@/lib/api/define-route'
import { getFile } from '@/lib/files/file'
import { sendStoredFile } from '@/lib/files/send'
import { isPublicSiteFile } from '@/lib/school-sites/files'
import { findNewAddress } from '@/lib/school-sites/serving/former-address'

async function redirectToNewAddress(slug: string, id: string): Promise<Response> {
  const home = await findNewAddress(slug)
  if (home === null) throw new AppError('notFound', 'notFound')
  return new Response(null, { status: 301, headers: { location: `${home}/files/${id}` } })
}

/** Cached for minutes only, because a school may take a picture down. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: publicHandler({
    run: async ({ request, params }) => {
      const [slug, id] = [String(params.slug), String(params.id)]
      if (!(await isPublicSiteFile(slug, id))) return redirectToNewAddress(slug, id)
      return sendStoredFile(request, await getFile(id), { publicSeconds: 600 })
    },
  }),
})
