import type { Deck } from '../types'

export const deck: Deck = {
  title: 'The Empty Chair',
  about:
    'Two periods around one invention. Everybody argues for it, against it, and for the person whom nobody asked; then the class does not vote it up or down, but mends it.',
  grades: '6 to 12',
  periods: [
    {
      name: 'Period 1: one invention',
      slides: [
        {
          layout: 'board',
          title: 'The Empty Chair',
          subtitle:
            'Argue one invention from both sides. Ask the one whom nobody asked. Then mend it.',
          minutes: 2,
          notes: {
            say: 'Today I stand, and my chair stands empty. It belongs to somebody who has to live with a thing that others have thought out, and who was not asked. In ten minutes you will know who.',
            do: 'Put your own chair in front of the board, facing the class. Seat them in threes on the bench. Where a bench holds two, four sit front to back and the fourth keeps time.',
            watch:
              'A class that knows debates with cups and a bell. Say: “Nobody wins today. The invention gets better, or it does not.”',
          },
        },
        {
          layout: 'story',
          title: 'The line at Rajan’s shop',
          text: 'The grain comes to the ration shop once a month, on a morning nobody knows beforehand. Who comes late gets rice, but the sugar is gone. So people stand from five. Devi, Class 9, has an idea: her aunt lives opposite. When the van comes, she gives **three missed calls**. Each of the three calls three more. It costs nothing, and in ten minutes forty houses know.',
          ask: 'What is clever about it? What does it quietly take for granted?',
          minutes: 5,
          notes: {
            say: 'Read it twice. Then: “There is no app, no money, no wire in it. It is an invention all the same, because it changes what forty houses can do on a morning.”',
            do: 'One minute on the bench, then four answers to the first question and four to the second. Write what it takes for granted on the board: a phone, a charged one, at home, in the right hand.',
            watch:
              'Who buys at a ration shop is nobody’s business here. Never “Which of you …?” The shop stands in the story so that it need not stand in the room.',
          },
        },
        {
          layout: 'steps',
          title: 'Try it without a phone',
          steps: [
            {
              name: 'Slips',
              text: 'Roll numbers ending in 4 or 9 hold a slip: **cannot be called**.',
            },
            { name: 'All stand', text: 'Your roll number is your phone number.' },
            { name: 'Clap 1', text: 'The first calls three roll numbers, aloud, and sits.' },
            { name: 'Claps 2, 3', text: 'Each who was called calls three more, then sits.' },
            { name: 'Stop', text: 'Everyone called sits. Count who stands.' },
          ],
          minutes: 8,
          notes: {
            say: 'A chain is tested before it is praised. Watch what you do when you have called a number and nobody may answer: you call somebody else. That is what people do.',
            do: 'Clap, wait, clap. One, three, nine, twenty-seven: forty can sit. In a class of fifty, ten slips stay standing. In sixty give a fourth clap; in forty the third runs short.',
            watch:
              'Slips by roll number and by nothing else. Whoever has a phone at home may stand, whoever has none may sit: that is the point of it.',
          },
        },
        {
          layout: 'question',
          title: 'Before they sit down',
          question: 'Nobody cheated and nobody was unkind. Why are some still standing?',
          task: 'One sentence in the notebook. Those who stand read theirs first.',
          minutes: 4,
          notes: {
            say: 'Those who stand have done nothing wrong. Those who called have done nothing wrong. And still it came out like this. Where does it sit, then? In the thing itself.',
            do: 'Hear three who stand, three who sit. Then turn the empty chair a little towards the class and write on the board above it: “The house that cannot be called at ten in the morning.”',
            watch:
              '“They should buy a phone.” Ask: “And if the phone goes to work with the father at seven?” A thing can be right for a house and wrong for an hour.',
          },
        },
        {
          layout: 'tally',
          title: 'Twenty houses after the first month',
          named: 'On the morning of the grain',
          counted: 'Houses',
          rows: [
            { label: 'Waited less than before', count: 13 },
            { label: 'Waited as long as before', count: 3 },
            { label: 'Found the sugar gone', count: 4 },
          ],
          ask: 'Thirteen gained, four lost. Is it a good invention?',
          minutes: 6,
          notes: {
            say: 'Sixty-five per cent gained. In a newspaper that is a success. Now the four: they used to come at five and stand. This month nobody stood, so they did not either. None of them could be called.',
            do: 'Hands up, eyes closed: good, not good, cannot say. Write the three numbers on the edge of the board and leave them. You need them on slide 13.',
            watch:
              '“Thirteen is more than four.” True. Then ask what each of the thirteen gained, seventy minutes, and what each of the four lost, a month’s sugar. Is one of ours equal to one of theirs?',
          },
        },
        {
          layout: 'sides',
          title: 'Two columns, both true',
          left: {
            head: 'Build it',
            points: [
              '13 of 20 waited less, by 70 minutes on average.',
              'No money, no app, no internet.',
              'Nobody stands there before sunrise.',
              'No van, no call: no morning lost for nothing.',
            ],
          },
          right: {
            head: 'Stop it',
            points: [
              'The 4 who lost all have no phone by day.',
              'Forty numbers have gone from hand to hand.',
              'If Devi’s aunt is ill, nobody hears anything.',
              'Who always came first now comes last.',
            ],
          },
          minutes: 5,
          notes: {
            say: 'Find me a false sentence. There is none. That is what makes a real question hard: not that one side lies, but that both are right about something.',
            do: 'Window seats read the left column aloud to the bench, as if they meant it; door seats the right. Then they change. The middle one says which line was hardest to answer.',
            watch:
              'The second line on the right, especially with girls. If somebody tells of calls from strangers: not in front of all. Listen after the bell; the children’s helpline is 1098.',
          },
        },
        {
          layout: 'table',
          title: 'Mend the argument',
          head: ['As first said', 'What is missing', 'Mended'],
          widths: [0.95, 0.85, 1.3],
          rows: [
            ['It saves a lot of time.', 'How much? Whose?', '13 of 20 waited 70 minutes less.'],
            [
              'My uncle says it does not work.',
              'What did he see?',
              'My uncle was called twice, once when the van had left.',
            ],
            [
              'Poor people have no phones.',
              'A guess, and it wounds.',
              'In 9 of 40 houses no phone is at home at ten.',
            ],
            [
              'Everybody likes it.',
              'Who was asked?',
              '16 of 20 would keep it. The four would not.',
            ],
          ],
          minutes: 6,
          notes: {
            say: 'A mended argument can be checked by somebody who does not like you. Look at the third: it got stronger when it stopped talking about people and began to talk about an hour.',
            do: 'Cover the third column. Each bench mends one row, two minutes, then compares. Theirs may be better: write it up. Ask of each: who could go and check this tomorrow?',
            watch:
              'Figures from nowhere: “studies say 80 %”. Ask which study, who counted. If nobody knows, it goes to the edge of the board under “perhaps”.',
          },
        },
        {
          layout: 'points',
          title: 'For the next period',
          points: [
            'Our invention: one from the list, near enough to see.',
            '**Counted:** one number you took yourself, with day and place.',
            '**Heard:** one who gains by it and one who pays for it. No names.',
            '**Tried:** a small trial, on paper or with your bench.',
            'At least one piece **against** what you think today.',
          ],
          minutes: 4,
          notes: {
            say: 'You do not know yet which side you will speak for. So collect for both. The piece that annoys you is worth most: it is the one the others will bring.',
            do: 'Read out four inventions from the list in the Templates; choose by show of hands, not more than two rounds. Give out the evidence sheet, or dictate its three words. Name the day.',
            watch:
              'An invention that is somebody’s livelihood or quarrel in this room. Take another. Elders, shopkeepers and sweepers are better sources than any screen.',
          },
        },
      ],
    },
    {
      name: 'Period 2: three seats, one verdict',
      slides: [
        {
          layout: 'points',
          title: 'What may be said on a bench',
          points: [
            'First one thing in which the other side is right.',
            'Then a number, a witness or a trial. Else it is “perhaps”.',
            'About the thing, never about the speaker’s house.',
            '“I do not know” is a whole sentence.',
            'Any language. The bench helps with the word.',
          ],
          minutes: 4,
          notes: {
            say: 'The first rule is the one that lawyers and batsmen know: whoever cannot say what is good in the other side’s bowling will be out soon.',
            do: 'Evidence sheets on the bench. Two minutes: each underlines the best piece for and the best piece against. One volunteer shows rule 1 with the missed call: “It is true that …, and yet …”.',
            watch:
              'Those who came without a sheet. No sermon: they get the two columns of slide 6 and argue the missed call, on a bench of their own.',
          },
        },
        {
          layout: 'steps',
          title: 'Three seats on a bench',
          steps: [
            { name: 'Window seat', text: 'For one minute, **for** it.' },
            { name: 'Door seat', text: 'For one minute, **against** it.' },
            {
              name: 'Middle',
              text: 'Silent; then, as the chair, thirty seconds: “Nobody asked me, but …”',
            },
            { name: 'Clap', text: 'Everyone moves one seat. Three rounds, three seats.' },
            { name: 'At the end', text: 'Only now: what do you think yourself?' },
          ],
          minutes: 13,
          notes: {
            say: 'You will be good at one seat and bad at one. The bad one is where you learn today. In every round bring one reason that this bench has not heard yet.',
            do: 'Three and a half minutes a round, with the clock on the board; stop even in the middle of a sentence. Stand at the back. The last two minutes: each bench says its own view, for the first time.',
            watch:
              'A seat that a child cannot speak from for reasons of the heart. “You may keep the time for this round” is enough; ask nothing.',
          },
        },
        {
          layout: 'question',
          title: 'Who sits in the chair?',
          question: 'Who lives with this thing, and was never asked?',
          task: 'A role on a slip, no name. Bring it to the chair. One of us reads five.',
          minutes: 5,
          notes: {
            say: 'Not “society” and not “the environment”. Somebody with two feet and a working day: the one who sweeps it up, the one who comes at noon, the one who cannot hear the bell.',
            do: 'Slips onto the chair, row by row. One student sits down, reads five aloud and begins each with “Nobody asked me, but …”. Choose together whose sentence has weighed most.',
            watch:
              'Mimicry, accents, limping. Stop it in the first second, without a speech: “The chair speaks in your own voice.”',
          },
        },
        {
          layout: 'table',
          title: 'Not yes, not no: yes, if',
          head: [
            'What it does to someone',
            'What we could change',
            'Who must agree',
            'Count again',
          ],
          widths: [1.1, 1.2, 0.85, 0.85],
          rows: [
            [
              'Four houses are not called',
              'Each call carries **one knock** next door',
              'Those who knock',
              'Houses not told',
            ],
            [
              'Numbers go round',
              'Each number known to **two** people',
              'Whose number it is',
              'Calls from strangers',
            ],
            ['One ill aunt stops all', 'A second watcher', 'The tea stall', 'Days without a call'],
          ],
          minutes: 8,
          notes: {
            say: 'Yes and no are for things that are finished. Ours is not. Whoever says “Yes, if” must name the if, ask the person in the third column, and say what will be counted.',
            do: 'Show the chain as the model, then each bench fills two rows for its own invention on the bench sheet. It ends with a stop number: “If … or more, we stop.” Five minutes, then three benches read.',
            watch:
              '“Awareness” and “strict rules” as an if. Ask: “Who does what differently on Monday?” A bench that says No needs a reason and a stop number too.',
          },
        },
        {
          layout: 'story',
          title: 'What version two did, and did not do',
          text: 'In the second month every caller also knocked at one door, and each number was known to two people. **Three** of the four came in time. The fourth walks with a stick: ten minutes are too few for him. When Devi’s aunt was at a wedding, the tea stall forgot, and nobody was called. The class has asked Rajan to keep four packets till noon. He says he must ask, too.',
          ask: 'What is mended? What is not theirs to mend? When must they look again?',
          minutes: 5,
          notes: {
            say: 'Four to one: that is good work. And one is not nobody. Both sentences go into the report. An honest inventor is known by the second sentence.',
            do: 'Go back to the numbers at the edge of the board, same question, eyes closed, hands up. Do not ask who changed. Ask for one reason that moved somebody.',
            watch:
              '“So technology is bad” or “so it is solved”. The chain is two months old. Ask which number, at which month, should make them stop it.',
          },
        },
        {
          layout: 'points',
          title: 'Before the bell',
          points: [
            'The best reason of the side I like less:',
            'I keep my view, or I change it, because:',
            'Whom I will ask by Friday, and what:',
          ],
          minutes: 4,
          notes: {
            say: 'Three lines, on a slip or a reflection card. I mark the reason and never the side. Next week you make something yourselves, and then it is your chair that stands here.',
            do: 'Collect at the door and read eight, from another row each week. Give teams of five the invention sheet from the Templates: something that costs this school ten minutes, mended with what lies about.',
            watch:
              'Lines that please you. If forty of fifty agree with you, your face has spoken. Next time stand behind them.',
          },
        },
      ],
    },
  ],
}
