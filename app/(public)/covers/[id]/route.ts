import { Refusal } from '@/base/errors'
import { door, forAnyone } from '@/lib/api/door'
import { isPublishedPicture } from '@/lib/content/queries'
import { fileWithId } from '@/lib/files/queries'
import { sendStored } from '@/lib/files/send'

/** Covers and posters of what is published are for everyone, and stay the same under their address. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forAnyone({
    name: 'cover',
    run: async ({ request, params }) => {
      const id = String(params.id)
      if (!(await isPublishedPicture(id))) throw new Refusal('notFound', 'nothingHere')
      return sendStored(request, await fileWithId(id), { forAll: true })
    },
  }),
})
