import type { ReactNode } from 'react'
import { EbookList } from '@/components/library/ebook-list'
import { VideoList } from '@/components/library/video-list'
import { ToolkitList } from '@/components/toolkit/toolkit-list'
import { Workshops } from '@/components/workshops/workshops'
import type { Item, ItemType } from '@/lib/content/item'
import { getLists, type Lists } from '@/lib/content/lists'
import { buildBookCard, buildVideoCard } from '@/lib/library/cards'
import { teamItemUrls } from '@/lib/library/item-urls'
import type { ContentViewer } from '@/lib/library/policy'
import { getTranscript } from '@/lib/library/transcript'
import { groupByTheme } from '@/lib/toolkit/theme-resources'
import { buildWorkshopCard } from '@/lib/workshops/queries'

/** Uses the members' components, with all drafts as if published. */
export async function renderItemPreview(items: Item[], viewer: PreviewViewer) {
  const [firstItem] = items
  return firstItem ? previews[firstItem.type](items, viewer, await getLists()) : null
}

type PreviewViewer = NonNullable<ContentViewer>
type ItemPreview = (
  items: Item[],
  viewer: PreviewViewer,
  lists: Lists,
) => ReactNode | Promise<ReactNode>

const previews: Record<ItemType, ItemPreview> = {
  book: (items, viewer, lists) => (
    <EbookList
      books={items.map((item) => buildBookCard(viewer, item, lists, teamItemUrls))}
      delayMs={0}
      isSubscribed={viewer.isSubscribed}
    />
  ),
  video: async (items, viewer, lists) => {
    const videos = items.map(async (item) =>
      buildVideoCard(
        viewer,
        item,
        { transcript: await getTranscript(item.files.captions), lists },
        teamItemUrls,
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
  workshop: (items, viewer) => (
    <Workshops
      workshops={items.map((item) => buildWorkshopCard(viewer, item))}
      isSubscribed={viewer.isSubscribed}
    />
  ),
  resource: (items, viewer, lists) => (
    <ToolkitList
      themeGroups={groupByTheme(viewer, items, lists, teamItemUrls)}
      isSubscribed={viewer.isSubscribed}
    />
  ),
}
