import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { IconButton } from '../button/index.ts';
import { Icon, type IconName } from '../icons/index.ts';
import { VisuallyHidden } from '../layout/index.ts';
import { useCloseRequest } from '../popover/use-close-request.ts';
import { SlotFrame } from '../slot/index.ts';
import { Box, Close, Input, Line, Sheet, SlotLabel, Trailing } from './combobox-styles.tsx';
import type { ComboboxOption } from './group-options.ts';
import { OptionList } from './option-list.tsx';
import { useComboboxKeys } from './use-combobox-keys.ts';
import { useFullOnPhone } from './use-full-on-phone.ts';
import { useSettledText } from './use-settled-text.ts';

export interface ComboboxProps<T> {
  label: string;
  icon?: IconName;
  inputValue: string;
  /** What was typed. Choosing an option calls `onSelect` only; the owner sets the text. */
  onInputChange: (text: string) => void;
  options: readonly ComboboxOption<T>[];
  /** All of it is the option's name, read out as it is passed over: what is seen is what a voice can say. */
  renderOption: (option: ComboboxOption<T>) => ReactNode;
  onSelect: (value: T) => void;
  status?: 'idle' | 'loading' | 'ready';
  /** Shown when `ready` without options. */
  emptyText: ReactNode;
  loadingText: ReactNode;
  /** Said above the options, and read out: what was searched in the place of what was typed. */
  note?: ReactNode;
  /** Of the button that leaves the list where it takes all of a phone's window. */
  closeLabel: string;
  /** Read out when options arrive: "4 resultados". */
  countText?: (count: number) => string;
  /** Behind the text: the airport's code. */
  trailing?: ReactNode;
  placeholder?: string;
  invalid?: boolean;
  describedBy?: string;
  id?: string;
  name?: string;
  onFocus?: () => void;
  onBlur?: () => void;
  ref?: ComponentProps<'input'>['ref'];
  className?: string;
}

/** A text box that offers matches while one types: WAI-ARIA combobox with list, the focus stays in the box. */
export function Combobox<T>(props: ComboboxProps<T>) {
  const { label, icon, inputValue, onInputChange, options, status = 'ready', trailing, invalid } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const sheet = useRef<HTMLDivElement>(null);
  const select = (value: T) => {
    settled.chosen();
    props.onSelect(value);
  };
  // What is still looked for has no match yet: keys take none of the text before.
  const keys = useComboboxKeys({
    options: status === 'loading' ? [] : options,
    onSelect: select,
    onClose: () => settled.keep(),
  });
  const settled = useSettledText({ box: sheet, inputValue, options, status, onChoose: keys.choose });
  const { leave, enter } = useFullOnPhone(sheet, keys.open);
  useCloseRequest(keys.open, () => {
    leave();
    settled.keep();
    keys.hide();
  });
  const listId = `${id}-list`;
  const hasList = options.length > 0;
  const hasNotice = status === 'loading' || (status === 'ready' && inputValue.trim() !== '');
  const shown = (keys.open || settled.isHeld) && (hasList || hasNotice);
  const active = shown ? keys.activeId : undefined;

  const announce = () => {
    if (!shown) return null;
    if (status === 'loading') return props.loadingText;
    const found = hasList ? props.countText?.(options.length) : props.emptyText;
    return props.note ? (
      <>
        {props.note} {found}
      </>
    ) : (
      found
    );
  };

  return (
    <Box className={props.className}>
      <Sheet ref={sheet} popover="manual">
        <SlotFrame data-bare={icon ? undefined : ''} data-invalid={invalid ? '' : undefined}>
          {icon ? <Icon name={icon} /> : null}
          <SlotLabel htmlFor={id}>{label}</SlotLabel>
          <Line>
            <Input
              ref={props.ref}
              id={id}
              name={props.name}
              type="text"
              role="combobox"
              aria-expanded={shown && hasList}
              aria-controls={shown && hasList ? listId : undefined}
              aria-autocomplete="list"
              aria-activedescendant={active ? `${listId}-${active}` : undefined}
              aria-invalid={invalid || undefined}
              aria-describedby={props.describedBy}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              placeholder={props.placeholder}
              data-fit={trailing ? '' : undefined}
              size={trailing ? Math.max(inputValue.length, 1) : undefined}
              value={inputValue}
              onChange={(event) => {
                const { value } = event.target;
                // Before the box was alive: whoever typed it is elsewhere by now.
                const isAway = event.target !== document.activeElement;
                if (!isAway) keys.typed();
                settled.type(value, isAway);
                onInputChange(value);
              }}
              onFocus={(event) => {
                settled.enter();
                event.target.select();
                // Back from the list over all of the window: nobody enters it anew.
                if (event.target.getAttribute('inputmode') !== 'none') props.onFocus?.();
              }}
              onClick={() => {
                enter();
                keys.show();
              }}
              onKeyDown={keys.onKeyDown}
              onBlur={(event) => {
                // Whoever looks at another window is still in it.
                if (event.target !== document.activeElement) settled.leave();
                keys.hide();
                props.onBlur?.();
              }}
            />
            {trailing ? <Trailing>{trailing}</Trailing> : null}
          </Line>
        </SlotFrame>
        {keys.open ? (
          <Close>
            <IconButton
              label={props.closeLabel}
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                keys.hide();
                leave();
                settled.keep();
              }}
            >
              <Icon name="close" />
            </IconButton>
          </Close>
        ) : null}
        {shown ? (
          <OptionList
            id={listId}
            label={label}
            options={options}
            active={active}
            notice={status === 'loading' ? props.loadingText : hasList ? null : props.emptyText}
            renderOption={props.renderOption}
            note={props.note}
            onChoose={(option) => {
              keys.choose(option);
              if (!option.staysOpen) leave();
            }}
            onPoint={keys.point}
          />
        ) : null}
        <VisuallyHidden role="status">{announce()}</VisuallyHidden>
      </Sheet>
    </Box>
  );
}
