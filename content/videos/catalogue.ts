import 'server-only'

/**
 * `npm run studio -- videos` creates all three files from content/videos/sources. `file` and `captions` are
 * in content/videos/files, outside public/, for members; the poster is public.
 */
export type Video = {
  id: string
  title: string
  description: string
  isPremium: boolean
  seconds: number
  bytes: number
  poster: { src: string; width: number; height: number }
  file: string
  captions: string
}

const poster = (id: string) => ({ src: `/pictures/videos/${id}.webp`, width: 640, height: 360 })

export const videos: Video[] = [
  {
    id: 'circle-opening',
    title: 'Open a reflection circle in three minutes',
    description:
      'Forty students, fixed benches and three minutes. How to make the ring, four rules, and one question that everybody can answer.',
    isPremium: false,
    seconds: 69,
    bytes: 765_104,
    poster: poster('circle-opening'),
    file: 'ring-of-forty.mp4',
    captions: 'ring-of-forty.vtt',
  },
  {
    id: 'rubric-in-ten-minutes',
    title: 'A rubric in ten minutes, written with the class',
    description:
      'Two old posters, the students’ own words, three questions and four levels. The class understands this rubric, because the class wrote it.',
    isPremium: true,
    seconds: 67,
    bytes: 955_487,
    poster: poster('rubric-in-ten-minutes'),
    file: 'two-old-posters.mp4',
    captions: 'two-old-posters.vtt',
  },
  {
    id: 'ethics-case',
    title: 'One ethics case in one period',
    description:
      'Forty minutes on one hard choice, minute by minute. Read, sort the facts, write alone, talk in pairs, ask three questions, write again. Nobody votes.',
    isPremium: true,
    seconds: 88,
    bytes: 1_036_061,
    poster: poster('ethics-case'),
    file: 'left-on-the-copier.mp4',
    captions: 'left-on-the-copier.vtt',
  },
]
