import { list } from './common/list'

export const offlineTraining = {
  title: 'Offline Training',
  description:
    'Eight weekly themes for teachers to try at school: why each matters, a strategy, an activity with timings and examples.',
  lede: 'Eight themes, one a week, for a section of 45 and periods of 40 minutes. You need not install or buy anything.',
  use: 'Read one theme with two colleagues in a free period. Try its activity in one section that week, and on Friday share what happened. Each theme prints on its own page.',
  contents: 'The eight weeks',
  trouble: 'If it goes wrong:',
  back: 'Back to the eight weeks',
  week: (number: number) => `Week ${number}`,
  /** Labels as in the specification. */
  parts: {
    why: 'Why it matters',
    strategy: 'Strategy',
    activity: 'Activity',
    examples: 'Examples',
  },
  /** Keyed by anchor. */
  themes: {
    begin: {
      name: 'Begin in three minutes',
      why: 'If settling down takes eight minutes, a day of six periods loses 48: more than one whole lesson. Most of the noise is waiting. Nobody has anything to do until you finish the attendance.',
      strategy:
        'Have a task on the board before you say a word, always in the same corner. It takes three minutes, needs only a notebook and looks back to the last lesson. Mark absentees from a seating plan while they write; calling 45 names costs four minutes.',
      steps: list(
        {
          time: 'Before the bell',
          text: 'Write two lines: one question on yesterday, one guess about today.',
        },
        {
          time: 'At the door',
          text: 'Greet each bench as it comes in: “Board first, then bag.”',
        },
        {
          time: '3 min',
          text: 'Walk the aisle once without speaking, seating plan in hand. If someone asks, point to the board.',
        },
        {
          time: '2 min',
          text: '“Pens down.” Hear three answers: one from the front, one from the middle, one from the last bench. Then begin.',
        },
      ),
      trouble:
        'By Thursday the slowest third is still copying the question. Say: “Answer only, never the question.” If the teacher before you overruns, shorten the task but do not drop it: two missed days end a routine.',
      examples: list(
        {
          where: 'Mathematics, grade 7',
          text: '“−3 + 8 = ? Write one line from real life in which this sum happens.”',
        },
        {
          where: 'Science, grade 8',
          text: '“Yesterday: what two things does iron need in order to rust? Today: why does a painted gate rust first at the hinge?”',
        },
        {
          where: 'English, grade 9',
          text: '“One sentence about this morning that begins: By the time the bus came …”',
        },
      ),
    },
    questions: {
      name: 'Questions that reach the last bench',
      why: 'In many periods the same six hands go up. The other 39 students learn that a question is not meant for them. You learn what six of them know.',
      strategy:
        'Ask first, wait, name last. When the name comes first, 44 students stop thinking. First, everyone writes a line and tells a neighbour. Then a shy student already has a sentence for the class. “I don’t know” is not the end. Hear two others, then come back. Ask for the answer in the student’s own words.',
      steps: list(
        {
          time: '1 min',
          text: 'Put the question on the board. “Nobody answers yet. Write one line.” Count to thirty in your head.',
        },
        {
          time: '2 min',
          text: '“Tell your neighbour. If you agree, find a better reason.” Stand at the last bench and listen.',
        },
        {
          time: '4 min',
          text: 'Draw three roll numbers from a tin. Ask each: “What did the two of you say?” It is safer to give a pair’s answer than your own.',
        },
        {
          time: '1 min',
          text: '“Who has changed their mind?” One of them says why.',
        },
      ),
      trouble:
        'The front bench calls out. Do not scold, and do not accept it: “Hold it. I am asking the tin.” If three draws in a row bring silence, the question was too big. Offer two answers and let them vote.',
      examples: list(
        {
          where: 'History, grade 8',
          text: 'Not “When did the Permanent Settlement begin?” but “Who had more to fear from it, the zamindar or the cultivator?”',
        },
        {
          where: 'Physics, grade 11',
          text: '“A ball is thrown straight up. At the very top, is its acceleration zero?” Most pairs say yes. Ask them what would then make it come down.',
        },
      ),
    },
    groups: {
      name: 'Group work on fixed benches',
      why: 'When eight students share one notebook, two work and six talk about cricket. But students find out if they understand a step by explaining it aloud.',
      strategy:
        'Two students turn round to the two behind them. Nobody carries a chair. A class of 45 makes ten groups of four and one of five. Where three share a bench, let each bench be a group. Give one sheet, one pen and numbers from 1 to 4. You name the number that will speak only at the end, so all four must be ready.',
      steps: list(
        {
          time: '5 min',
          text: 'Write task and time on the board. Practise turning round twice; aim for half a minute.',
        },
        {
          time: '5 min',
          text: 'Everyone works alone, in silence. Each brings something to the group.',
        },
        {
          time: '12 min',
          text: 'Groups compare and write one answer. Visit each for a minute and ask number 2, “Why this?”',
        },
        {
          time: '10 min',
          text: 'Call a number. It reports from four groups; the others add only what is new.',
        },
        { time: '8 min', text: 'Benches turn back. Everyone writes the improved answer alone.' },
      ),
      trouble:
        'It gets loud. Raise a hand and wait until hands go up; do not shout over it. Steady noise means that the work is done or not understood. Keep a second question ready for the first case and a hint for the other.',
      examples: list(
        {
          where: 'Mathematics, grade 10',
          text: 'One word problem on quadratic equations. Alone: only the equation. In the group: whose equation is right, and how do you know?',
        },
        {
          where: 'English, grade 8',
          text: 'A poem of four stanzas. Each number takes one; together they name the line where the mood turns.',
        },
      ),
    },
    bell: {
      name: 'Find out before the bell',
      why: 'If you ask “Understood?”, the class says “Yes, ma’am.” The unit test three weeks later often says something else. Five minutes at the end of a period can tell you today.',
      strategy:
        'Ask one question that only a student who has understood can answer, on a quarter of a sheet. Do not mark it. Sort it into three piles: has it, nearly, not yet. Tomorrow’s first ten minutes belong to the mistake in the middle pile.',
      steps: list(
        {
          time: 'Minute 33',
          text: 'Twelve sheets torn in four are enough for all. “No marks for this. It tells me what to teach tomorrow.”',
        },
        { time: '4 min', text: 'Books closed, roll number on top, two lines of answer.' },
        { time: '1 min', text: 'Slips come forward along the rows, from the back.' },
        {
          time: 'Free period, 6 min',
          text: 'Sort 45 slips, eight seconds each. Write down the commonest mistake.',
        },
        {
          time: 'Next day, 10 min',
          text: 'Write it on the board without a name: “Many of us wrote this. What made it look right?” Then seat “has it” beside “not yet” to redo the question.',
        },
      ),
      trouble:
        'Students suspect a test and copy. Give left and right seats different numbers, and keep your promise about marks. If all 45 are in the third pile, the lesson did not work. Teach it another way.',
      examples: list(
        {
          where: 'Mathematics, grade 6',
          text: '“Which is greater, 3/8 or 3/5? Draw to show it.” Many will say 3/8, because 8 is more than 5.',
        },
        {
          where: 'Chemistry, grade 10',
          text: '“Ravi balances H₂ + O₂ → H₂O by writing H₂O₂. What did he change that he may not change?”',
        },
        {
          where: 'Geography, grade 9',
          text: '“Chennai gets most of its rain from October to December, when Mumbai is dry. Why?”',
        },
      ),
    },
    languages: {
      name: 'Two languages, one lesson',
      why: 'A student may know from home how milk turns to curd and be unable to write it in English. If only students with good English speak, you hear the language and miss the science.',
      strategy:
        'Think in the language of the home, write in the language of the paper. Let the first talk be in whatever the bench speaks, then build the English sentence together. Give the frame and not the answer: “___ happens because ___.” Four new words a period are enough; they stay on the board until the bell.',
      steps: list(
        {
          time: '5 min',
          text: 'Show a thing or a picture. Pairs say what they see.',
        },
        {
          time: '8 min',
          text: 'Collect ideas in any language. Write four English key words; the class uses each in a spoken sentence.',
        },
        {
          time: '7 min',
          text: 'Point to the frame. Everyone completes it aloud to the neighbour, then listens.',
        },
        {
          time: '12 min',
          text: 'Each writes three sentences: two with the frame, the last without.',
        },
        {
          time: '8 min',
          text: 'Six students read aloud. The class listens for the reason, not for grammar.',
        },
      ),
      trouble:
        'You begin to translate every line, and the class waits for the translation. Say it once in English, let a student say it in the home language, then continue. A newcomer who speaks neither sits beside a patient talker and draws first.',
      examples: list(
        {
          where: 'Science, grade 8',
          text: '“Curd sets faster in May than in December because ___.” Key words: bacteria, warm, multiply, sour.',
        },
        {
          where: 'Civics, grade 6',
          text: '“The gram sabha meets so that ___.” Key words: panchayat, ward, budget, question.',
        },
        {
          where: 'Mathematics, grade 9',
          text: 'Tell the word problem as a story at home in your own language. Only then write “Let x be …”.',
        },
      ),
    },
    notebooks: {
      name: 'Forty-five notebooks',
      why: 'At four minutes each, 45 notebooks take three hours. “Good” and “See me” on the last page change nothing for the student, and the evening is gone.',
      strategy:
        'Mark less and leave the second half to the student. Look for one thing a fortnight, such as units or complete sentences. Put a code in the margin and no correction: ? for a missing reason, U for a unit, S for an unfinished sentence. Fifteen notebooks a day at two minutes each fit into a free period, and three days cover the class.',
      steps: list(
        {
          time: '3 min',
          text: 'Codes on the board. “I have corrected nothing. I have only shown you where to look.”',
        },
        {
          time: '10 min',
          text: 'Everyone corrects the marked places in pencil. Sit with the two students with the most marks.',
        },
        { time: '5 min', text: 'Neighbours exchange and check only the corrections.' },
        {
          time: '5 min',
          text: 'The class corrects three common mistakes on the board, with new numbers.',
        },
        {
          time: '2 min',
          text: 'At the foot of the page: “Next time I will …”. You sign that line later.',
        },
      ),
      trouble:
        'Some wait to copy from the board, so it comes last and its numbers are new. Parents ask why there is no red ink: paste the codes inside the cover.',
      examples: list(
        {
          where: 'Physics, grade 9',
          text: 'v = 20 gets a U. The student writes 20 m/s, then finds three more answers without a unit.',
        },
        {
          where: 'English, grade 7',
          text: 'A ? beside “My village is the best.” The student adds: “because its well is never dry.”',
        },
        {
          where: 'Accountancy, grade 11',
          text: 'An S beside a bare journal entry: the narration is missing. The neighbour reads it out before it is signed.',
        },
      ),
    },
    order: {
      name: 'Order without shouting',
      why: 'A scolding stops the noise for two minutes and the lesson for three. A student who was embarrassed before 44 others often makes trouble the same day, in another teacher’s period.',
      strategy:
        'Correct in the smallest way that works. First stand near and go on teaching. Then a look, or a finger on the open page. Then a quiet word at the desk that says what to do: “Question four, please.” Last, a private minute after the bell. Your best student gets the same order. A fight is different. Separate the students and call a colleague.',
      steps: list(
        {
          time: '3 min',
          text: 'In the staff room, each writes down one sentence shouted last week.',
        },
        {
          time: '4 min',
          text: 'Turn it into an instruction of six words at most. “How many times must I tell you?” becomes “Books open, page forty-two.”',
        },
        {
          time: '4 min',
          text: 'In pairs, one keeps chatting and the other goes through the first three steps. Change over.',
        },
        {
          time: '4 min',
          text: 'Rehearse the private minute: “What happened? Who lost time by it? What will you do tomorrow?” The student speaks first.',
        },
      ),
      trouble:
        'The quiet word turns into an argument. Say “We talk at the bell” and walk on at once; without you, the student has no audience. Three private minutes in a week with the same student mean that you speak to the class teacher. Do not punish harder.',
      examples: list(
        {
          where: 'Last bench, grade 9',
          text: 'A phone under the desk. Go on dictating, stand beside it, hold out a hand. “To the office, by the rule. Line three.”',
        },
        {
          where: 'After games, grade 6',
          text: 'Do not begin over the noise. “Water, two minutes. Then the board task.” Start when the pens move.',
        },
      ),
    },
    project: {
      name: 'A project that ends on time',
      why: 'Parents often make the project the night before, on thermocol, and only the parent learns. Students can explain one small, real question that they worked on at school.',
      strategy:
        'Four periods, one question, one page. Its four boxes say what we asked, counted and found, and what we would change. The question must be answerable within a short walk of the classroom. Give five marks at the end of each period, so that nothing is left for the last night.',
      steps: list(
        {
          time: 'Period 1',
          text: 'Nine groups of five choose a question and write their guess. You check one thing: can it be counted?',
        },
        {
          time: 'Period 2',
          text: 'Five minutes to get there, 25 to count, ten to write. Go outside the gate only with the principal’s permission and a second adult.',
        },
        { time: 'Period 3', text: 'A bar chart by hand on squared paper, and the last two boxes.' },
        {
          time: 'Period 4',
          text: 'Each group has three minutes and one question from the class: 36 in all. In the last four, everyone writes what they would do differently.',
        },
      ),
      trouble:
        'A group picks “Pollution”. Ask: “Where would you stand, and what would you count?” It becomes plastic wrappers between the gate and the bus stop. A group that counted badly still presents and says how the count went wrong.',
      examples: list(
        {
          where: 'Mathematics, grade 6',
          text: 'Which tap drips? A measuring cup and ten minutes. If 50 ml collect, a day loses 7.2 litres.',
        },
        {
          where: 'Social science, grade 9',
          text: 'Ask ten vendors what they paid for tomatoes this morning and what they charge now.',
        },
        {
          where: 'Biology, grade 12',
          text: 'Count the kinds of plant in one square metre, in shade and in sun.',
        },
      ),
    },
  },
}

export type OfflineTrainingTheme =
  (typeof offlineTraining.themes)[keyof typeof offlineTraining.themes]
