import { Refusal } from '@/base/errors'
import { door, forAnyone } from '@/lib/api/door'

const nothingHere = forAnyone({
  name: 'not found',
  run: async () => {
    throw new Refusal('notFound', 'nothingAtAddress')
  },
})

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: nothingHere,
  POST: nothingHere,
  PUT: nothingHere,
  PATCH: nothingHere,
  DELETE: nothingHere,
  OPTIONS: nothingHere,
})
