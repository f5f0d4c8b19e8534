import { useEffect, useEffectEvent, useRef, type PointerEvent } from 'react';
import type { EditOperation } from '@fifteen/contracts';
import type { Edit } from '../use-edit.ts';

/** A pointer that is on its way elsewhere is gone by then; one that will press rests two or three times as long. */
const REST_MS = 60;

interface Foresight {
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerDown: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/**
 * What a press would change is drawn while the pointer or the focus rests on the button, so that the press shows it at
 * once. Left without a press, it is given up. Without an operation nothing is foreseen.
 */
export const useForesight = ({ prepare, operations }: Pick<Edit, 'prepare' | 'operations'>, operation: EditOperation | undefined): Foresight => {
  const giveUp = useRef<(() => void) | null>(null);
  const begin = (afterMs: number): void => {
    let drop: (() => void) | undefined;
    const draw = (): void => {
      drop = operation && prepare(operation);
    };
    const timer = afterMs > 0 ? setTimeout(draw, afterMs) : draw();
    giveUp.current = () => {
      clearTimeout(timer ?? undefined);
      drop?.();
    };
  };
  const end = (): void => {
    giveUp.current?.();
    giveUp.current = null;
  };
  // After a press the next one on the same button is foreseen: two steps bolder.
  const goOn = useEffectEvent(() => giveUp.current && begin(REST_MS));
  useEffect(() => {
    goOn();
  }, [operations]);
  useEffect(() => () => giveUp.current?.(), []);

  const rest = (): void => {
    end();
    begin(REST_MS);
  };
  return {
    onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && rest(),
    onPointerDown: () => begin(0),
    onPointerLeave: end,
    onFocus: rest,
    onBlur: end,
  };
};
