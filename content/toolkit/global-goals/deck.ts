import type { Deck } from '../types'

export const deck: Deck = {
  title: 'Tap and Switch',
  about:
    'Two periods around an audit of the own school. In the first the class learns to count a school day in buckets and units; in the second it picks one saving and asks who would have to pay for it.',
  grades: '6 to 12',
  periods: [
    {
      name: 'Period 1: before the walk',
      slides: [
        {
          layout: 'board',
          title: 'Tap and Switch',
          subtitle:
            'One school day in buckets and units. One saving to try. One question: who pays for it?',
          minutes: 2,
          notes: {
            say: 'No pledge today and no poster. We shall find out what this school uses between the first bell and the last, and make one number smaller without anybody going thirsty for it.',
            do: 'Seat the class in twelve teams of three to five. Odd teams get a tap, even teams a switch. One hand pump only? Six teams share it, one period each, instead of four bells.',
            watch:
              'A school where the water comes by tanker or the power goes at eleven. Then say “what we get” instead of “what we waste”. The counting stays the same.',
          },
        },
        {
          layout: 'story',
          title: 'The tank at five past nine',
          text: 'At 8:40 Raju bhaiya switches on the pump. Then he unlocks eleven rooms, rings the bell and stands at the gate. At 9:05 the tank on the roof is full. At 9:17 somebody shouts “**Paani!**” and he comes running. Under the overflow pipe hangs a notice, painted by Class 8: **Save water**.',
          ask: 'Who wastes this water? Who decides where Raju bhaiya is at five past nine?',
          minutes: 5,
          notes: {
            say: 'Read it twice. Then: “He switched on in time. He ran when he was called. The children painted well. And every day it runs over for twelve minutes. Whose mistake is it?”',
            do: 'Pairs, one minute. Take four answers, two from the last benches. Somebody will say: the timetable. Write that word on the board and leave it there for both periods.',
            watch:
              'Laughter about the man with the keys. Ask: “Which of us has four jobs at five past nine?” If your school has such a person, tell him beforehand.',
          },
        },
        {
          layout: 'question',
          title: 'Guess before you count',
          question: 'How many buckets of water does one of us use here in one day?',
          task: 'One number in the notebook, halves allowed. A bucket is 15 litres. Fold the corner: nobody changes it now.',
          minutes: 4,
          notes: {
            say: 'Drinking, hands, toilet, the plate you rinse, the floor that is mopped for you. Nobody knows the answer yet, I neither. In a week one of us will have been nearest.',
            do: 'Write your own guess on the board first. Then hear ten from ten benches and put lowest and highest at the two ends of a line. The class’s guess lies between them.',
            watch:
              'Talk of how much water somebody has at home. Stop it kindly: “Here, between our gate and our gate.” Homes are never counted in this project.',
          },
        },
        {
          layout: 'table',
          title: 'Five of the seventeen, at one tap',
          head: ['Goal', 'What it asks at our taps'],
          widths: [1, 1.7],
          rows: [
            ['3 Good Health', 'Is there soap, and time to use it?'],
            ['5 Gender Equality', 'Does a girl find water, and a door that closes?'],
            ['6 Clean Water and Sanitation', 'Does it run, and where does it run to?'],
            ['8 Decent Work', 'Who cleans here, when, with what?'],
            ['12 Responsible Consumption', 'What runs when nobody is there?'],
          ],
          minutes: 6,
          notes: {
            say: 'Seventeen goals, agreed by the countries of the United Nations in 2015, to be reached by 2030. They sound far away. Five of them meet at the tap where you washed your hands today.',
            do: 'Cover the right column. Pairs make their own question for one row, one minute. Compare. Ask which two goals could quarrel: a tap that is closed all day pleases row five and nobody else.',
            watch:
              'Reciting all seventeen. Nobody needs the list today. One goal that a child can point at with a finger is worth more than seventeen on a chart.',
          },
        },
        {
          layout: 'steps',
          title: 'A bottle and a watch',
          steps: [
            { name: 'Fill', text: 'Hold a one-litre bottle under the tap. Open it as usual.' },
            { name: 'Count', text: 'Seconds until it is full. Three times.' },
            { name: 'Middle', text: 'Keep the middle one of the three: 11, **12**, 15.' },
            { name: 'Turn round', text: '60 ÷ 12 = **5 litres in a minute**.' },
            { name: 'Pour back', text: 'Into the pot, the plant or the mop bucket.' },
          ],
          minutes: 7,
          notes: {
            say: 'No meter is needed. A bottle, a clock with a second hand and a division. If there is no watch: “one-thousand-one, one-thousand-two” is a second each.',
            do: 'One student pours from a jug, one counts, all divide. Then ask: 60 children, 20 seconds each at this tap? That is 20 minutes, 100 litres, nearly seven buckets.',
            watch:
              'Teams that open the tap fully because it is more fun. “As usual” means as a small child in a hurry opens it. Class 6 may count litres in 30 seconds and double.',
          },
        },
        {
          layout: 'table',
          title: 'A label and a clock',
          head: ['One of them', 'Watts', 'Hours a day', 'Units a day'],
          widths: [1.5, 0.8, 1, 1.7],
          rows: [
            ['Ceiling fan', '75', '6', '75 × 6 ÷ 1000 = **0.45**'],
            ['Old tube light', '40', '6', '**0.24**'],
            ['LED tube', '20', '6', '**0.12**'],
            ['Pump, 1 HP', '750', '½', '**?**'],
          ],
          minutes: 6,
          notes: {
            say: 'The unit on the bill is one kilowatt-hour: a thousand watts for an hour. These watts are usual ones. What stands on our own label or box counts more. What is in the last square?',
            do: 'Let them fill it: 750 × ½ ÷ 1000 = 0.375, about as much as one fan for five hours. Then: four fans of this room, six hours? 1.8 units. Grade 10: why is old × six equal to LED × twelve?',
            watch:
              'Anybody climbing up to read a label. Watts are asked for, from the electrician, the shop or the box. Without any: use the table and write “usual value” beside it.',
          },
        },
        {
          layout: 'sides',
          title: 'Twelve posts, twelve teams',
          left: {
            head: 'Six taps',
            points: [
              'Drinking water',
              'Hand-wash before the meal',
              'Girls’ toilets',
              'Boys’ toilets',
              'Tank overflow, from below',
              'Kitchen or garden',
            ],
          },
          right: {
            head: 'Six switches',
            points: [
              'Our own room',
              'A room with evening sun',
              'Corridor and stairs',
              'Staff room',
              'Lab, library or office',
              'Pump and all that has a plug',
            ],
          },
          minutes: 4,
          notes: {
            say: 'Each team has one post for two days and looks at it at four bells: first, short break, lunch, last. Two go, five minutes. The others keep the sheet.',
            do: 'Give out the tap sheets and switch sheets, or dictate: bell, people, what runs with nobody there. Let teams draw posts by lot, except toilets: girls count the girls’, boys the boys’, when empty.',
            watch:
              'A child on crutches or in a wheelchair who gets “the sheet”. Choose a post that can be reached by all of the team, or note first what stands in the way: that is Goal 10.',
          },
        },
        {
          layout: 'points',
          title: 'Rules of the walk',
          points: [
            'Eyes, pencil, bottle. Nobody touches a **wire, board, pump, ladder or roof**.',
            'We ask the person who works there first. They know more than the sheet.',
            'A room with a lesson is counted from the door, without a word.',
            '“A tap was open.” Never: who left it open.',
          ],
          minutes: 4,
          notes: {
            say: 'The fourth rule is the hardest. We look for habits and timetables, not for sinners. If somebody closes the tap because you came, thank them and write it down.',
            do: 'Two students act it: the team at the staff room, badly first (“Ma’am, you waste!”), then well. Name the two days and the four bells. A team mate starts the watch, nobody skips a lesson.',
            watch:
              'Teams that switch things off while counting. First two days: count only. Else the number shows our walk and not our school.',
          },
        },
      ],
    },
    {
      name: 'Period 2: after the count',
      slides: [
        {
          layout: 'tally',
          title: 'What one school found',
          named: 'On or open, nobody there',
          counted: 'In a day',
          rows: [
            { label: 'Fan in an empty room', count: 17 },
            { label: 'Tube light beside the sun', count: 12 },
            { label: 'Charger or screen', count: 5 },
            { label: 'Tap left open', count: 4 },
            { label: 'Tap that drips when closed', count: 3 },
          ],
          ask: 'Seventeen is the most. Is it also the worst? What would you need to know?',
          minutes: 6,
          notes: {
            say: 'Forty-one marks in one day. But a mark is not a bucket and not a unit. A charger and a running tap get one mark each. So what have we counted? Chances, not yet waste.',
            do: 'Teams put their own two days into such a table on the board, each reading only its own rows. The class checks the sums aloud. Circle rows that two teams counted twice.',
            watch:
              '“So the staff room is worst!” Posts are not competing. Ask which post had the most people in it, and who has a fan above a fixed desk.',
          },
        },
        {
          layout: 'table',
          title: 'From marks to buckets and units',
          head: ['Found', 'The sum', 'In a day'],
          widths: [1.15, 1.5, 0.9],
          rows: [
            ['Tank runs over', '12 min × 60 litres', '**48 buckets**'],
            ['… while the pump runs', '12 min × 750 W', '**0.15 unit**'],
            ['One tap drips', '1 litre in 40 min, 24 h', '**2.4 buckets**'],
            ['17 fans, nobody there', '17 × 40 min × 75 W', '**0.85 unit**'],
            ['12 tubes in the sun', '12 × 40 min × 40 W', '**0.32 unit**'],
          ],
          minutes: 8,
          notes: {
            say: 'The tank got no mark in the tally, because Raju bhaiya was there. It is the largest row of all. And the drip that nobody hears fills two buckets and a half while we sleep.',
            do: 'Teams turn their own highest mark into buckets or units, five minutes. Write the guess beside it: “each find is taken as one period, 40 minutes”. Check one sum a row at the board.',
            watch:
              'Adding 48 and 0.85. Litres and units have no sum. They can be compared only by asking: what does it cost, and who goes without?',
          },
        },
        {
          layout: 'points',
          title: 'The five-finger test',
          points: [
            'Thumb: does anybody get **thirstier**?',
            'First finger: **dirtier**, hands or floor?',
            'Middle finger: **hotter**?',
            'Ring finger: **darker**, at the last bench?',
            'Little finger: does anybody **work longer** who was not asked?',
          ],
          minutes: 6,
          notes: {
            say: 'A saving that somebody else pays for is not a saving. The goals carry a promise with them: to leave no one behind. One finger that says yes, and the idea goes back to the bench.',
            do: 'All hold up a hand and close a finger for each no, aloud. Try it on “lock the toilets’ tap between bells”. Let a girls’ team answer first, and let “I would not drink all day” stand unexplained.',
            watch:
              'Giggling at the toilets. Say once, dryly: “Who drinks nothing until four because of a locked door has a headache in the maths period.” Then go on.',
          },
        },
        {
          layout: 'table',
          title: 'Four ideas, one hand',
          head: ['Idea', 'Smaller', 'A finger says yes', 'Goals'],
          widths: [1.6, 0.8, 1.1, 0.95],
          rows: [
            [
              'Toilet taps locked in lesson time',
              'Buckets',
              'Thirstier, dirtier',
              'Against 3, 5, 6',
            ],
            ['No tube light before noon', 'Units', 'Darker at the back', '7, against 4'],
            ['The monitor runs at each bell', 'Units', 'Works longer: one', '7, against 4'],
            ['**Last one out: one hand, all switches**', 'Units', 'None', '7, 12'],
          ],
          minutes: 7,
          notes: {
            say: 'Row two: Affordable and Clean Energy says off, Quality Education says on. Both are goals. In a dark monsoon morning the second wins, on a March morning the first. You need a rule with a “when” in it.',
            do: 'Draw the empty table. Each team puts one idea through it. Fill the last column from memory, in words if the numbers are gone. Keep the two best: one of water, one of current.',
            watch:
              'Fines, shaming lists, “caught” photographs. They make a number smaller and a school worse. Ask for the smallest change in a thing or a timetable instead.',
          },
        },
        {
          layout: 'story',
          title: 'Nobody carried a bucket less',
          text: 'Class 8 timed the pump on five mornings: full after **25 minutes**, give or take one. They asked Raju bhaiya what would help. “Somebody else at the gate until 9:10.” Meena ma’am was asked and said yes. In the next ten days the tank ran over for **14 minutes** instead of 120. On two of them she was absent.',
          ask: 'Where did the fourteen minutes come from? Hold up the five fingers: who pays?',
          minutes: 6,
          notes: {
            say: 'No notice, no slogan, no new tap. 106 minutes at four buckets a minute. And it rests on one teacher who now stands ten minutes in the sun. Is that still a saving?',
            do: 'Pairs do the sum: 106 × 4 = 424 buckets in ten days. Then vote by little finger: does she pay? She was asked. Take two proposals for the days on which she is absent.',
            watch:
              '“So it is solved.” Two bad days made all fourteen minutes. A saving that depends on one person is half a saving. Their own plan needs a second name.',
          },
        },
        {
          layout: 'question',
          title: 'Before the bell',
          question: 'Which number shall be smaller in ten days, and who will tell us if it hurts?',
          task: 'Saving plan, first four lines: what, how much now, whose hand, whom we ask.',
          minutes: 5,
          notes: {
            say: 'Two halves, and the second is the one that nobody writes. Name a person who would feel it first: the smallest child, the cook, the one in the last bench.',
            do: 'Initial each plan that has a unit and a name. The class votes by slips: one saving in water, one in current. Count the same way for five days before and ten days with it.',
            watch:
              'A class without either problem. Then the audit has a good result: find what keeps it so, write that on the notice and thank the person. It is a full project.',
          },
        },
      ],
    },
  ],
}
