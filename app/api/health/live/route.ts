import { definePlainRoute } from '@/lib/api/plain-route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = definePlainRoute({ status: 'ok' })
