import type { RubricSet } from '../types'

export const rubrics: RubricSet = {
  title: 'Marking the Audit',
  subtitle: 'Five rubrics for a water and electricity audit',
  about:
    'Five rubrics for marking the school audit, from the first litre to the notice on the wall. With two saving plans to practise on and one sheet for a class of sixty.',
  grades: '6 to 12',
  agree: [
    'Hand out the rubric with the tap sheet or switch sheet. Each team marks itself in pencil **before** handing in, and writes one word as proof beside each level.',
    'You and a colleague from the other subject (one Science, one Mathematics or Social Science) mark the same four sheets. Work alone, using the evidence named under the question.',
    'Read level 3 first. True? Try 4. Not true? Try 2. Never mark between two levels: take the lower; the next step begins there.',
    'Compare. If you are two levels apart, both point to the place on the sheet. If there is nothing to point to, the level is 1 or 2.',
    'If the register needs marks: add the levels and write the sum out of 12 or 16. Beside it, write the one question to improve. A school with little to save can reach every 4.',
  ],
  rubrics: [
    {
      title: 'Tap or switch sheet',
      work: 'The tap sheets or switch sheets of two days. One level for the team on each question.',
      hard: 'A post where nothing was wasted. Eight zeros, honestly counted at eight bells, are a full result; three large numbers from one visit are not.',
      criteria: [
        {
          name: 'Did we measure, or guess?',
          evidence: 'three values and the middle one; or watts with label or “u”',
          levels: [
            'Measured, with unit, and the sheet says how: “opened as usual, Class 6 boy”, “label on the box”',
            'Measured three times with unit, or all watts marked as label or usual value',
            'One measurement, or numbers without unit',
            'Words: “fast”, “a lot”, “always on”',
          ],
        },
        {
          name: 'Were we there at the four bells?',
          evidence: 'times in the column “From … to …” or beside the bell',
          levels: [
            'All eight visits, or a gap that is marked with its reason',
            'Seven or eight visits with times',
            'Four to six visits, or times filled in together',
            'Up to three visits',
          ],
        },
        {
          name: 'Could the people we counted read it?',
          evidence: 'column “Seen” and the line on what they told us',
          levels: [
            'Places only, and something that we would not have seen without asking',
            'Places only; someone who works there was asked',
            'A group is blamed: “Class 9”, “the boys”',
            'A person can be recognised: give the sheet back today',
          ],
        },
      ],
    },
    {
      title: 'Sums with units',
      work: 'The team’s rows on form 6, and its rough work. For mathematics or science alone this rubric is enough.',
      hard: 'A wrong result by the right method: 60 ÷ 12 = 6, then all consistent. We agreed on 3 for the first question and 4 for the second. The slip is marked once.',
      criteria: [
        {
          name: 'Right method?',
          evidence: 'rough work, line by line',
          levels: [
            'Each line has its unit, and a second student has redone one row',
            'Right method; one slip at most',
            'Minutes and hours, or watts and units, mixed up once',
            'Only a result, or numbers multiplied at random',
          ],
        },
        {
          name: 'Could this number be true?',
          evidence: 'a check in words beside the result',
          levels: [
            'Checked against something known: the tank’s size, the meter, a bucket carried',
            'A remark: “less than a full tank, so possible”',
            'No remark; or impossible, and marked with a “?”',
            'Impossible, and unmarked (a drip of 900 buckets)',
          ],
        },
        {
          name: 'Do we say what we assumed?',
          evidence: 'column “Our assumption”',
          levels: [
            'Named, with what happens if it is wrong: “at half a period, half the units”',
            'Named for each row',
            'Named for some rows',
            'Not named',
          ],
        },
        {
          name: 'Are unlike things kept apart?',
          evidence: 'the sums, and the row that “matters most”',
          levels: [
            'Litres and units apart, and compared for a reason: cost, people, ease of repair',
            'Litres and units apart',
            'Compared by size alone',
            'Added together',
          ],
        },
      ],
    },
    {
      title: 'A saving that nobody else pays for',
      work: 'The saving plan and the fifteen-day count, in period 3. It judges the thinking: a saving that was stopped because it hurt can reach 4.',
      hard: 'A plan with “No” five times. We first gave 4, because every finger was closed. But nobody had been asked. “No” is an answer only if someone else has said it.',
      criteria: [
        {
          name: 'Is there one thing, with a number?',
          evidence: 'first two lines of the plan',
          levels: [
            'One thing, one place, number with unit, and another team can count it again',
            'One thing, one place, a number with unit',
            'A number, but for many things at once',
            'A wish: “We will save water”',
          ],
        },
        {
          name: 'Did we ask who would pay?',
          evidence: 'column “No, or who”; the answers on days 3 and 8',
          levels: [
            'Those affected were asked twice, and the plan was changed or kept with a reason',
            'Someone outside the team was asked',
            'The team answered for others',
            'Left empty, or five ticks',
          ],
        },
        {
          name: 'Was it counted in the same way?',
          evidence: 'the fifteen columns',
          levels: [
            'Same bell, place and way; gaps are dashes; special days marked and considered',
            'Same bell, place and way, before and with it',
            'One of the two is guessed or much shorter',
            'Only the better half was counted',
          ],
        },
        {
          name: 'Do we see two goals?',
          evidence: 'the lines “gains”, “could lose”, “when”',
          levels: [
            'One that gains, one that could lose, and a rule with a “when” that serves both',
            'One that gains and one that could lose',
            'A goal is named and fits',
            'A goal number, or a list of goals',
          ],
        },
      ],
    },
    {
      title: 'A notice that is read',
      work: 'The notice at the tap and three sentences at assembly, period 4. A student of another class marks question 1, without help.',
      hard: 'Beauty. The finest lettering said “Every drop counts”. The plainest said “48 buckets, then 6”. Colour and art are marked where they are the lesson.',
      criteria: [
        {
          name: 'What does a passer-by remember?',
          evidence: 'what a student of another class says after 20 seconds',
          levels: [
            'Says the number, what was done, and asks something',
            'Says the number and what was done',
            'Says the topic: “something about water”',
            'Says how it looks',
          ],
        },
        {
          name: 'Can it be read by all who drink here?',
          evidence: 'languages, height, size of letters',
          levels: [
            'Two languages, letters readable from two metres, hung low for children, and read aloud once',
            'Two languages, readable from two metres',
            'One language, or letters for the front row only',
            'Where few pass, or not yet hung',
          ],
        },
        {
          name: 'Does it say what we do not know?',
          evidence: 'the lines “did not become smaller” and “do not know”',
          levels: [
            'Both are plain, and it says who could find out',
            'Both are filled in',
            'One is filled in',
            'All is well',
          ],
        },
        {
          name: 'Who is thanked, who is blamed?',
          evidence: 'the whole text; the faces at assembly',
          levels: [
            'Work that nobody sees is named, with permission; nobody is blamed',
            'Someone is thanked for something specific; nobody is blamed',
            'Thanks to “all”',
            '“Careless students”, “some people”',
          ],
        },
      ],
    },
    {
      title: 'Teamwork at one post',
      work: 'Each student marks their own work in pencil, then the team agrees on one line. You look only at the fourth bell, when it shows.',
      hard: 'A student who may not or cannot leave the room, and keeps the sheet. We agreed: this is a full share if another team could continue from that sheet.',
      criteria: [
        {
          name: 'Was the post covered?',
          evidence: 'initials beside the eight visits',
          levels: [
            'I went or kept the sheet on my turns, and once on someone else’s',
            'I went or kept the sheet on each of my turns',
            'I went when someone reminded me',
            'Others went for me',
          ],
        },
        {
          name: 'Did I ask as I would like to be asked?',
          evidence: 'what the cook, guard or teacher says, if you ask one',
          levels: [
            'I asked what they would look at, and we did look at it',
            'I greeted, asked and thanked',
            'I asked, and left before the answer was over',
            'I looked without asking',
          ],
        },
        {
          name: 'What did I do with a number I did not like?',
          evidence: 'a crossing-out, a dash, a second visit',
          levels: [
            'I left it, said so, and we looked for the reason',
            'I left it as it was',
            'I asked whether we could leave it out',
            'I changed it: tell us today, and it becomes a 2',
          ],
        },
      ],
    },
  ],
  tryOut: {
    rubric: 'A saving that nobody else pays for',
    pieces: [
      {
        by: 'Team Switch 3, Class 9',
        text: [
          '_What:_ the six tube lights on the ground-floor corridor, on the open side. _How much:_ 6 × 40 W, on for 7 hours: 1.68 units a day. Counted at four bells on five days: on at 20 of 20.',
          '_Who does it:_ Farida, at the second bell; Joseph is the second name.',
          '_Fingers:_ No, four times. Ring: we asked the sweeper and a boy of Class 6 who wears thick glasses. On day 3 the boy said that the stairs were dark because of rain. We changed the rule: off only when a page of a textbook can be read on the lowest step.',
          '_Fifteen days:_ Before, 7 hours a day. With it, 1 hour on six dry days and 7 hours on three days marked R. One dash (Farida absent, Joseph forgot). Mean: 27 ÷ 9 = 3 hours. Day 8: the sweeper says it is all right; Class 6 was on a trip.',
          '_Goals:_ 7 gains, nearly 1 unit a day. 3 could lose, if someone falls. When: the page on the step.',
        ],
        levels: [
          {
            level: 4,
            why: 'One corridor, six lights, hours and units; any team could count it again.',
          },
          {
            level: 4,
            why: 'Two people outside the team, on day 3 and day 8, and the rule was changed because of one answer.',
          },
          {
            level: 3,
            why: 'Same bells and place, dash and R are marked. But the mean of 3 hours mixes dry days of 1 with wet days of 7, without a word. Not yet “considered”.',
          },
          {
            level: 4,
            why: 'Goal 7 gains, Goal 3 could lose, and the page on the step is a “when”.',
          },
        ],
      },
      {
        by: 'Team Tap 4, Class 7',
        text: [
          '_What:_ water in the boys’ toilets. _How much:_ the left tap gives 6 litres a minute and runs for 5 minutes at lunch with nobody there. That is 30 litres, 2 buckets.',
          '_Who does it:_ We asked the guard to lock the toilets ten minutes after the lunch bell. He did it every day. Very good result.',
          '_Fingers:_ No, no, no, no, no. It is good for all.',
          '_Fifteen days:_ Before: two days, 2 buckets. With it: ten days, 0 buckets each day. Saved: 20 buckets.',
          '_Goals:_ 6 Clean Water and Sanitation.',
        ],
        levels: [
          {
            level: 3,
            why: 'The left tap at lunch, 30 litres: one thing, one place, a unit. “At lunch” is not exact enough for another team to count it again.',
          },
          {
            level: 2,
            why: 'The team answered for the guard and for everyone who found a locked door. Before marks, talk: who could not go after lunch?',
          },
          {
            level: 2,
            why: 'Two days before instead of five. A locked door makes every count a zero: nobody looked inside.',
          },
          {
            level: 2,
            why: 'The first half of Goal 6 fits. The second, sanitation, is what the lock took away.',
          },
        ],
      },
    ],
  },
}
