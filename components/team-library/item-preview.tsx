import { EbookList } from '@/components/library/ebook-list'
import { VideoList } from '@/components/library/video-list'
import { ToolkitList } from '@/components/toolkit/toolkit-list'
import { Workshops } from '@/components/workshops/workshops'
import type { Item } from '@/lib/content/item'
import { buildBookCard, buildVideoCard } from '@/lib/library/cards'
import { teamItemUrls } from '@/lib/library/item-urls'
import type { ContentViewer } from '@/lib/library/policy'
import { getTranscript } from '@/lib/library/transcript'
import { groupByTheme } from '@/lib/toolkit/theme-resources'
import { buildWorkshopCard } from '@/lib/workshops/queries'

/** Uses the members' components, with all drafts as if published. */
export async function renderItemPreview(items: Item[], viewer: NonNullable<ContentViewer>) {
  const { isSubscribed } = viewer
  const [firstItem] = items
  if (firstItem?.type === 'workshop')
    return (
      <Workshops
        workshops={items.map((item) => buildWorkshopCard(viewer, item))}
        {...{ isSubscribed }}
      />
    )
  if (firstItem?.type === 'resource')
    return (
      <ToolkitList themeGroups={groupByTheme(viewer, items, teamItemUrls)} {...{ isSubscribed }} />
    )
  if (firstItem?.type === 'video') {
    const videos = items.map(async (item) =>
      buildVideoCard(viewer, item, await getTranscript(item.files.captions), teamItemUrls),
    )
    return <VideoList videos={await Promise.all(videos)} delayMs={0} {...{ isSubscribed }} />
  }
  const books = items.map((item) => buildBookCard(viewer, item, teamItemUrls))
  return <EbookList books={books} delayMs={0} {...{ isSubscribed }} />
}
