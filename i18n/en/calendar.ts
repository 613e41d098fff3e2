import { site } from '@/base/site'

export const calendar = {
  product: 'Series',
  name: `${site.name}: live sessions`,
  description: (summary: string, page: string) =>
    `${summary}\n\nJoin from the page of the session, from 15 minutes before the start: ${page}`,
  cancelled: (summary: string, page: string) =>
    `This session is cancelled. The reason is on its page: ${page}\n\n${summary}`,
}
