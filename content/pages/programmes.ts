import { routes } from '@/lib/routes'
import type { PictureName } from '../pictures'

type Point = { name: string; text: string }
type Programme = {
  path: string
  title: string
  description: string
  lede: string
  picture: PictureName
  heading: string
  points: Point[]
  enrollNote: string
}

export const lms: Programme = {
  path: routes.lms,
  title: 'Learning Management System',
  description:
    'A first look at the UNS learning management system: assessment, real-time performance tracking, personalised feedback, tests and assignments.',
  lede: 'Tests, assignments and marks in one place, so that a Sunday of tabulating becomes a look at one page.',
  picture: 'lms',
  heading: 'What it will do for a class',
  points: [
    {
      name: 'Student assessment platform',
      text: 'One page for each class: who has taken which test, and what comes next.',
    },
    {
      name: 'Assessment tools',
      text: 'Objective questions that mark themselves, and rubrics for answers that need a teacher.',
    },
    {
      name: 'Real-time performance tracking',
      text: 'Marks appear as they are given, so a weak chapter shows before the examination does.',
    },
    {
      name: 'Personalized feedback',
      text: 'A comment for each student, on the mistake that student made.',
    },
    {
      name: 'Customizable tests',
      text: 'Pick chapters, level and length; shuffle the order for the next bench.',
    },
    {
      name: 'Assignment and submission system',
      text: 'Set a date, collect work from phones, return it with remarks.',
    },
  ],
  enrollNote: 'This is a first look. Enrolment has not opened yet.',
}

export const collaborativeProjects: Programme = {
  path: routes.collaborativeProjects,
  title: 'Collaborative Projects',
  description:
    'Projects that two or more schools do together with UNS: how they run, what students make and what the school needs.',
  lede: 'Two classes in two places work on one question, and have to explain it to somebody who was not there.',
  picture: 'projects',
  heading: 'What a project brings',
  points: [
    {
      name: 'A partner class',
      text: 'Of the same grade, in another town, on another board if you like.',
    },
    {
      name: 'One shared question',
      text: 'Such as: where does our drinking water come from, and who looks after it?',
    },
    {
      name: 'A plan for six weeks',
      text: 'One period a week, with the task, the roles and the page to hand in.',
    },
    {
      name: 'Roles for every student',
      text: 'Surveyor, recorder, maker, speaker: everyone has a part that can be assessed.',
    },
    {
      name: 'A joint exhibition',
      text: 'Both classes present online, to each other and to their parents.',
    },
    {
      name: 'A rubric and a certificate',
      text: 'The same four levels for both schools, and a certificate for each team.',
    },
  ],
  enrollNote: 'Enrolling opens the subscription form for your school.',
}

export const industry: Programme = {
  path: routes.industry,
  title: 'Industry Partnerships',
  description:
    'How UNS brings workplaces and classrooms together: visits, guest lessons, mentors, real problems and career talks for grades 6 to 12.',
  lede: 'Students ask where they will ever use this. Somebody who uses it every day can answer.',
  picture: 'industry',
  heading: 'What a partnership brings',
  points: [
    {
      name: 'Workplace visits',
      text: 'A mill, a dairy, a software office: with a worksheet before, during and after.',
    },
    {
      name: 'Guest lessons',
      text: 'An engineer, a nurse or a banker teaches one period with you, tied to your chapter.',
    },
    {
      name: 'Mentors for projects',
      text: 'Somebody from the trade looks at the students’ plan and tells them what would break.',
    },
    {
      name: 'Problems from real work',
      text: 'A short brief with real numbers, for students of grades 9 to 12 to solve in teams.',
    },
    {
      name: 'Career talks',
      text: 'What a working day looks like and what to study for it, with time for questions.',
    },
    {
      name: 'Training for teachers',
      text: 'A day inside the workplace, so that the example in class is one you have seen.',
    },
  ],
  enrollNote: 'Enrolling opens the subscription form for your school.',
}
