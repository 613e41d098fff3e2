import { door, forNobody } from '@/lib/api/door'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forNobody,
  POST: forNobody,
  PUT: forNobody,
  PATCH: forNobody,
  DELETE: forNobody,
  OPTIONS: forNobody,
})
