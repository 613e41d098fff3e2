import { site } from '@/base/site'

export const calendar = {
  product: 'सीरीज़',
  name: `${site.name}: लाइव सत्र`,
  description: (summary: string, page: string) =>
    `${summary}\n\nशुरू होने से 15 मिनट पहले से, सत्र के पेज से जुड़ें: ${page}`,
  cancelled: (summary: string, page: string) =>
    `यह सत्र रद्द है। कारण इसके पेज पर है: ${page}\n\n${summary}`,
}
