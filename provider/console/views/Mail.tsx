import { Title } from '../../kit/states.tsx';
import type { LimitsAnswer, MailAnswer } from '../../operator/answers.ts';
import { Days } from '../Days.tsx';
import { Part, Shown, useLoaded } from '../Loaded.tsx';
import { numeral } from '../words.ts';

const COLUMNS = { sent: 'Sent', failed: 'Tried again', refused: 'Refused', 'given-up': 'Given up' };

export function Mail() {
  const mail = useLoaded<MailAnswer>('mail');
  const limits = useLoaded<LimitsAnswer>('limits');
  return (
    <>
      <Title>Mail and limits</Title>
      <Shown of={mail}>
        {({ isSent, waiting, days }) => (
          <Part
            title="Mail"
            lead={
              isSent ? `Waiting to be sent: ${numeral(waiting)}.` : 'No mail server is set: mails stay here.'
            }
          >
            <Days caption="Mails" days={days} columns={COLUMNS} />
          </Part>
        )}
      </Shown>
      <Shown of={limits}>
        {({ days }) => (
          <Part title="Limits that were hit" lead="By the code of the refusal, and what was counted.">
            <Days caption="Limits" days={days} />
          </Part>
        )}
      </Shown>
    </>
  );
}
