import type { RubricSet } from '../types'

export const rubrics: RubricSet = {
  title: 'Marking from the Empty Chair',
  subtitle: 'Five rubrics for debates and inventions',
  about:
    'In words that students can use on their own work first. None marks an opinion. With two samples and one class sheet.',
  grades: '6 to 12',
  agree: [
    'Give out the rubric **with the task**. The day before it is due, everyone writes their own level in pencil beside each question.',
    'Before you mark, each of you writes down your own view of the invention and puts it away. Then check: did pieces that agree with you get higher marks?',
    'Both mark the same five pieces, alone. Begin at level 3: is this true of the work? If yes, try 4; if not, try 2.',
    'One level apart: leave it. Two apart: each reads out the line of the sheet that decided. Then, in both copies, change the rubric word that made you differ.',
    'From level to marks, if you must: four questions give 4 to 16, three give 3 to 12. Write the total, and one sentence on the next level.',
  ],
  rubrics: [
    {
      title: 'Counted, heard, tried',
      work: 'The evidence sheet, as used in period 2. Mark a third of the class while they argue and the rest the next day, one minute per sheet.',
      hard: 'A grandmother’s story against a number from a website. We first rated the website higher. But she was there, and nobody knew who had counted for the website: hers is level 3.',
      criteria: [
        {
          name: 'Can someone check it?',
          evidence: 'days, hours, places on the sheet',
          levels: [
            'Day, hour, place and “of how many”, on more than one day; I could repeat it tomorrow',
            'Day, place and “of how many”',
            'A number without “of how many”, or without a day',
            '“Many”, “most people”, “studies say”',
          ],
        },
        {
          name: 'Is there evidence for both sides?',
          evidence: 'the two columns under “Now weigh it”',
          levels: [
            'Both, and the piece against their own view is the best written',
            'Both sides, of different strength',
            'Both sides; one of them is only “people say”',
            'One side',
          ],
        },
        {
          name: 'Do we hear the one who pays?',
          evidence: 'the second row under “Heard”',
          levels: [
            'Their own words, in their language, and it is clear that they saw it themselves',
            'What they said, with a role',
            'Someone says what they would say',
            'Empty, or the same person as in the row above',
          ],
        },
      ],
    },
    {
      title: 'Speaking from a seat not chosen',
      work: 'Round by round in period 2. You hear six benches. On the rest, the silent student in the middle marks question 1 for both speakers.',
      hard: 'A shy student spoke four sentences, all with evidence. A fluent one spoke a full minute without any. Length and English do not count here. The four sentences are level 4.',
      criteria: [
        {
          name: 'Did I say where the other side is right?',
          evidence: 'the first sentence of the turn',
          levels: [
            'So well that the other side would use my sentence',
            'One true thing, before my own',
            '“They also have points, but”',
            'I began with my own',
          ],
        },
        {
          name: 'Did each reason have support?',
          evidence: 'n, w, t and ? on the bench sheet',
          levels: [
            'Each reason had a number, a witness or a trial; I said which was weak',
            'Two reasons had support',
            'One did; the others are “perhaps”',
            'Reasons without support',
          ],
        },
        {
          name: 'Was I as good in the seat I did not like?',
          evidence: 'rounds 1 to 3 side by side',
          levels: [
            'My bench could not guess my own view',
            'New reasons in each seat',
            'In one seat I repeated others',
            'In one seat I made fun of it, or passed',
          ],
        },
        {
          name: 'Did the chair speak like a person?',
          evidence: '“Nobody asked me, but …”',
          levels: [
            'One hour of one day that only this person knows',
            'A person with a reason',
            'A group: “the poor”, “old people”',
            'Mimicry, or nothing',
          ],
        },
      ],
    },
    {
      title: 'Yes, if',
      work: 'The lower half of the bench sheet. One level for all three; a student who disagrees and says why in one line can only raise it.',
      hard: 'A bench that wrote “No” with a good reason. We wanted ifs in the table. But they had looked for a change and said why none would work: level 4 in question 2.',
      criteria: [
        {
          name: 'Is the harm real and small enough to see?',
          evidence: 'first column of the table',
          levels: [
            'A person, an hour, how many, and how we know it',
            'A person and what happens to them',
            'A kind of harm: “privacy”, “pollution”',
            '“It may be misused”',
          ],
        },
        {
          name: 'Would the “if” help that same person?',
          evidence: 'second and third column',
          levels: [
            'Yes, and we name who must agree and can ask them this week; or we show why nothing helps',
            'Yes, and we name who must agree',
            'It helps, but not the person harmed',
            '“Awareness”, “strict rules”, “proper use”',
          ],
        },
        {
          name: 'Would we notice that we were wrong?',
          evidence: 'stop number and day',
          levels: [
            'A number, a day, who looks, and it counts the people who pay',
            'A number and a day',
            'A number or a day',
            '“If there are problems”',
          ],
        },
      ],
    },
    {
      title: 'Tried, counted, mended',
      work: 'Invention sheet and asking sheet, in period 4. It judges the work, not the thing: an invention that was stopped at its stop number can reach 4 everywhere.',
      hard: 'A beautiful model that nobody had used, and a knotted rope that forty people had used. Beauty does not count here; praise it separately in the margin.',
      criteria: [
        {
          name: 'Has it really been tried?',
          evidence: 'invention sheet: who tried it, on which days',
          levels: [
            'On three or more days, by people who did not make it; a failed day is written down',
            'On three days, by others and by us',
            'Once, or only by us',
            'Drawn, built or described',
          ],
        },
        {
          name: 'Were they asked before?',
          evidence: 'asking sheet, with its dates',
          levels: [
            'Asked, able to say no, and one “no” or “if” changed the plan',
            'Asked, and able to say no',
            'Told, or asked after it began',
            'They noticed it',
          ],
        },
        {
          name: 'Are those harmed counted?',
          evidence: 'columns 3 and 4 of the table',
          levels: [
            'Same count before and after, and those it got worse for are counted separately',
            'Same count before and after',
            'Counted only after, or in a different way',
            'A feeling, or a guess',
          ],
        },
        {
          name: 'What did version 2 change, and who for?',
          evidence: 'the last column, and what came next',
          levels: [
            'We changed what someone named, tried again, and say what it did not mend',
            'We changed what someone named',
            'Changed for looks, or for ourselves',
            'Still version 1, or “no harm”',
          ],
        },
      ],
    },
    {
      title: 'The label and the two minutes',
      work: 'The honest label on the thing, and the answers in period 4. Listeners mark by row: row 1 question 1, row 2 question 2, and so on.',
      hard: 'A label in Marathi or Malayalam that the cook could read. A perfect one in English that she could not. We judge who the label is for: the first is level 4.',
      criteria: [
        {
          name: 'Would I know what to expect?',
          evidence: 'the label, read from one metre',
          levels: [
            'Who it is for and not for, side effects with “of how many days”, and what to use instead',
            'Who it is for and not for, side effects',
            'Use and one warning',
            'Praise',
          ],
        },
        {
          name: 'Does it name all who took part?',
          evidence: '“Made by”, “Made of”, asked of the team',
          levels: [
            'Also those who gave an idea, scrap or a warning; each knows of it',
            'All five and the helpers',
            'The team',
            'A name or two',
          ],
        },
        {
          name: 'How was the chair answered?',
          evidence: 'the first question in period 4',
          levels: [
            'Said back until the asker nodded; then what will change, or honestly that nothing will',
            'Answered, with evidence',
            'Explained why it is not so bad',
            'Defended, laughed at, or passed on',
          ],
        },
        {
          name: 'Could each team member answer?',
          evidence: 'you choose who answers',
          levels: [
            'Anyone asked, also about the others’ parts',
            'Anyone asked, about their own part',
            'Two answer for all',
            'One answers',
          ],
        },
      ],
    },
  ],
  tryOut: {
    rubric: 'Tried, counted, mended',
    pieces: [
      {
        by: 'Team Neem, Class 8: “Two ropes”',
        text: [
          '_Ten minutes:_ The line for the mid-day meal took 14 minutes on average. We timed it for three days (Mon to Wed, from first plate to last).',
          '_Version 1:_ Two old skipping ropes make two lines to the same two pots. First we asked the cook, her helper and the Class 6 monitor. The helper said: “Not on Mondays, there is curd.” So we tried it from Tuesday to Thursday. Class 6 asked each other on slips: 31 yes, 4 no. For the four we left the old line beside the wall.',
          '_Count:_ 9 minutes on average. On Wednesday it rained and everyone stood under the roof; no count. But the last ten, nearly all of Class 6, got no dal on two days. Now older students came faster.',
          '_Version 2:_ On odd dates Class 6 goes first, on even dates Class 8. Tried on four days: 10 minutes, dal for all on three of the four. On the fourth there was too little from the start. Ropes cannot mend that; we told the head teacher how many plates were short.',
        ],
        levels: [
          {
            level: 4,
            why: 'More than three days, by the whole line; the rained-off Wednesday is noted.',
          },
          {
            level: 4,
            why: 'Slips for the younger ones, a line for the four, and the curd changed the days.',
          },
          {
            level: 3,
            why: 'First to last plate, counted the same way. But “nearly all of Class 6” is no count, and nobody counted dal before.',
          },
          {
            level: 4,
            why: 'Class 6 first on odd dates, tried again; the fourth day is admitted and passed on to the head.',
          },
        ],
      },
      {
        by: 'Team Future, Class 8: “Smart Bottle Tower”',
        text: [
          '_Ten minutes:_ Students lose their bottles and it takes a lot of time to find them.',
          '_Version 1:_ We made a tower of cartons with 45 holes and roll numbers, very neat, with coloured paper. It stands beside the door. All can put their bottles there. On Monday we announced it and everybody had to use it from Tuesday to Thursday.',
          '_Count:_ On Thursday 38 of 45 bottles were in the tower. Before, they were everywhere.',
          '_Version 2:_ Someone said that the top row is too high, but you can ask a friend. We made the colours stronger and wrote the team’s name in front. There is no harm because it is only for bottles.',
        ],
        levels: [
          {
            level: 3,
            why: 'Three days, by the whole class. No failed day is written down; the other seven were not asked.',
          },
          { level: 2, why: 'Announced and compulsory: told, not asked.' },
          {
            level: 2,
            why: '38 of 45 is a real count, after. “Everywhere” is not one, and the seven are ignored.',
          },
          {
            level: 2,
            why: 'Someone named the top row; what changed was the colour. Lower the row, and it is 3. One of us gave 1 for “no harm”.',
          },
        ],
      },
    ],
  },
}
