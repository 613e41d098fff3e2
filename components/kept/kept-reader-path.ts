import { routes } from '@/lib/routes'

/** As in `?read=book/rubrics`: a reload, or the browser's way back, finds the same. */
const READ_PARAM = 'read'

export const toKeptReaderPath = (item: string) =>
  `${routes.kept}?${new URLSearchParams({ [READ_PARAM]: item })}`

export const getItemToRead = () => new URLSearchParams(window.location.search).get(READ_PARAM)
