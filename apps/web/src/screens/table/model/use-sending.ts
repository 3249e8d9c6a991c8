import type { Reason } from '@boucan/kernel';
import type { Command } from '@boucan/table';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { TableSource } from '../../../table/source.ts';

const UNSENT: readonly Reason[] = [{ rule: 'TABLE', text: 'unsent' }];

/**
 * One command at a time. A choice that was accepted is on its way until the view has moved on: between the two the old question
 * still stands there, and must not be answered twice.
 */
export function useSending(source: TableSource, n: number, explain: (reasons: readonly Reason[]) => void) {
  const flying = useRef(false);
  const [sending, setSending] = useState(false);
  const [chosenAt, setChosenAt] = useState<number | null>(null);
  const now = useRef(n);
  useEffect(() => {
    now.current = n;
  }, [n]);

  const send = useCallback(
    async (command: Command): Promise<boolean> => {
      if (flying.current) return false;
      flying.current = true;
      setSending(true);
      const at = now.current;
      try {
        const refused = await source.send(command);
        if (refused.length > 0) explain(refused);
        else if (command.do === 'choose') setChosenAt(at);
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
  return { busy: sending || chosenAt === n, send };
}
