import type { Reason } from '@boucan/kernel';
import type { Command } from '@boucan/table';
import { useCallback, useRef, useState } from 'react';
import type { TableSource } from '../../../table/source.ts';

const UNSENT: readonly Reason[] = [{ rule: 'TABLE', text: 'unsent' }];

/**
 * One command at a time. A choice that was accepted is on its way until the view has come to it: until then the old question still
 * stands there, even where somebody else's answer to it is shown first, and must not be answered twice.
 */
export function useSending(source: TableSource, n: number, explain: (reasons: readonly Reason[]) => void) {
  const flying = useRef(false);
  const [sending, setSending] = useState(false);
  const [chosen, setChosen] = useState(0);

  const send = useCallback(
    async (command: Command): Promise<boolean> => {
      if (flying.current) return false;
      flying.current = true;
      setSending(true);
      try {
        const { refused, n: entry } = await source.send(command);
        if (refused.length > 0) explain(refused);
        else if (command.do === 'choose') setChosen(entry);
        return refused.length === 0;
      } catch {
        explain(UNSENT);
        return false;
      } finally {
        flying.current = false;
        setSending(false);
      }
    },
    [source, explain],
  );
  return { busy: sending || n < chosen, send };
}
