import type { ReactNode } from 'react'
import { EbookList } from '@/components/library/ebook-list'
import { VideoList } from '@/components/library/video-list'
import { ToolkitList } from '@/components/toolkit/toolkit-list'
import { Workshops } from '@/components/workshops/workshops'
import type { Item, ItemType } from '@/lib/content/item'
import { getLists, type Lists } from '@/lib/content/lists'
import { measureKeptItems } from '@/lib/kept/parts'
import { buildBookCard, buildVideoCard } from '@/lib/library/books'
import { type ItemUrls, memberItemUrls } from '@/lib/library/item-urls'
import { type ContentViewer, canOpen } from '@/lib/library/policy'
import { getTranscript } from '@/lib/library/videos'
import { groupByTheme } from '@/lib/toolkit/theme-resources'
import { buildWorkshopCard } from '@/lib/workshops/workshops'

/** Items of one type in the list of their page. The caller decides which the viewer may know of. */
export const renderItems = (items: Item[], viewer: ListViewer, urls: ItemUrls) =>
  render(items, { viewer, urls, hasArchives: true })

/** Without the archive of its theme, which has other items. */
export const renderItem = (item: Item, viewer: ListViewer) =>
  render([item], { viewer, urls: memberItemUrls, hasArchives: false })

async function render(items: Item[], context: Omit<RenderContext, 'lists'>) {
  const [firstItem] = items
  if (!firstItem) return null
  return renderersByType[firstItem.type](items, { ...context, lists: await getLists() })
}

type ListViewer = NonNullable<ContentViewer>
type RenderContext = { viewer: ListViewer; lists: Lists; urls: ItemUrls; hasArchives: boolean }
type ItemRenderer = (items: Item[], context: RenderContext) => ReactNode | Promise<ReactNode>

const renderersByType: Record<ItemType, ItemRenderer> = {
  book: (items, { viewer, lists, urls, hasArchives }) => (
    <EbookList
      books={items.map((item) => buildBookCard(viewer, item, lists, urls))}
      delayMs={0}
      isSubscribed={viewer.isSubscribed}
      keptBytes={hasArchives ? undefined : measureKeptItems(items)}
    />
  ),
  video: async (items, { viewer, lists, urls }) => {
    const videos = items.map(async (item) =>
      buildVideoCard(
        viewer,
        item,
        {
          lists,
          transcript: canOpen(viewer, item) ? await getTranscript(item.files.captions) : [],
        },
        urls,
      ),
    )
    return (
      <VideoList
        videos={await Promise.all(videos)}
        delayMs={0}
        isSubscribed={viewer.isSubscribed}
      />
    )
  },
  workshop: (items, { viewer }) => (
    <Workshops
      workshops={items.map((item) => buildWorkshopCard(viewer, item))}
      isSubscribed={viewer.isSubscribed}
    />
  ),
  resource: (items, { viewer, lists, urls, hasArchives }) => {
    const groups = groupByTheme(viewer, items, lists, urls)
    return (
      <ToolkitList
        themeGroups={hasArchives ? groups : groups.map((group) => ({ ...group, archive: null }))}
        isSubscribed={viewer.isSubscribed}
      />
    )
  },
}
