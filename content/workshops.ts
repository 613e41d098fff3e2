import 'server-only'
import type { PictureName } from './pictures'

export type Workshop = { title: string; text: string; link: string; picture: PictureName }

/** Order matters: every account may register for the first four, subscribers for all. */
export const workshops: Workshop[] = [
  {
    title: 'Social impact on your own street',
    text: 'Plan a ten-house survey with your class and turn its result into one action the class can finish. In 60 minutes you fill in the survey sheet, the consent slip for parents and a plan of four periods.',
    link: 'https://meet.uns.example/w/guiomkvueh',
    picture: 'workshop-impact',
  },
  {
    title: 'Youth leadership with a duty chart',
    text: 'Hand over the assembly, the lab and the library so that all 45 students lead something in a term. You leave after 45 minutes with a chart for your own section and a five-line briefing for each duty.',
    link: 'https://meet.uns.example/w/xzuanbbkcd',
    picture: 'workshop-leadership',
  },
  {
    title: 'Sustainable development goals in chapters you already teach',
    text: 'Match the seventeen goals to your own index page. Find two lessons that need a new question and no extra period. 60 minutes, with a water and electricity audit sheet for the school.',
    link: 'https://meet.uns.example/w/dhmdthclna',
    picture: 'workshop-goals',
  },
  {
    title: 'Ethics: argue both sides, then decide',
    text: 'Run a debate in which every student must speak for each side before choosing one. In 45 minutes you rehearse it on a real case: a camera in every classroom.',
    link: 'https://meet.uns.example/w/bhfcecarsx',
    picture: 'workshop-ethics',
  },
  {
    title: 'Innovation with what the school throws away',
    text: 'Bottles, cardboard and broken rulers become a model that can be tested and improved three times. In 60 minutes you build one yourself, badly at first, and take away the test sheet.',
    link: 'https://meet.uns.example/w/vtpjxdwhzq',
    picture: 'workshop-innovation',
  },
  {
    title: 'Reflection cards and student journals',
    text: 'Write six questions that “I learnt a lot” cannot answer. Set up a journal that takes five minutes a week. You read three typical entries and write a reply to each, all in 45 minutes.',
    link: 'https://meet.uns.example/w/zslamlzyum',
    picture: 'workshop-reflection',
  },
  {
    title: 'Rubrics that two teachers read alike',
    text: 'Mark one project with a colleague, compare, and mend the words that made you differ. After 60 minutes you have a rubric of four levels for your next assignment, tried on a sample.',
    link: 'https://meet.uns.example/w/syfqessulm',
    picture: 'workshop-rubrics',
  },
  {
    title: 'AI in the classroom: a coach, not a cheat',
    text: 'Set homework in which an AI tool asks the questions and the student writes. Then find its mistakes together. 60 minutes, with a one-page class agreement and tasks for schools that share one phone.',
    link: 'https://meet.uns.example/w/ajznpkieft',
    picture: 'workshop-ai',
  },
]
