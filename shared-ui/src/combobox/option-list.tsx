import { type ReactNode, useEffect, useRef } from 'react';
import { Group, GroupLabel, Notice, Option, Panel } from './combobox-styles.tsx';
import { type ComboboxOption, groupOptions } from './group-options.ts';

interface OptionListProps<T> {
  id: string;
  label: string;
  options: readonly ComboboxOption<T>[];
  /** Id of the option passed over. */
  active: string | undefined;
  notice: ReactNode;
  /** Above the options, beside them: what was searched in the place of what was typed. */
  note?: ReactNode;
  renderOption: (option: ComboboxOption<T>) => ReactNode;
  onChoose: (option: ComboboxOption<T>) => void;
  onPoint: (id: string) => void;
}

/** Options under one heading; without a heading they stand in the list themselves. */
function OptionGroup({ id, name, children }: { id: string; name: string | undefined; children: ReactNode }) {
  if (!name) return children;
  return (
    <Group role="group" aria-labelledby={id}>
      <GroupLabel id={id}>{name}</GroupLabel>
      {children}
    </Group>
  );
}

/** The panel under the box. Presses do not take the focus from the box. */
export function OptionList<T>(props: OptionListProps<T>) {
  const { id, label, options, active, notice, note, renderOption, onChoose, onPoint } = props;
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!active) return;
    const option = panel.current?.querySelector('[data-active]');
    option?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  return (
    <Panel ref={panel} onMouseDown={(event) => event.preventDefault()}>
      {note ? <Notice>{note}</Notice> : null}
      {notice ? <Notice>{notice}</Notice> : null}
      {options.length > 0 ? (
        <div role="listbox" id={id} aria-label={label}>
          {groupOptions(options).map(({ group, members }, index) => (
            <OptionGroup key={group ?? `group-${index}`} id={`${id}-group-${index}`} name={group}>
              {members.map((option) => (
                <Option
                  key={option.id}
                  id={`${id}-${option.id}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={option.id === active}
                  data-active={option.id === active ? '' : undefined}
                  indent={option.indent ?? false}
                  onClick={() => onChoose(option)}
                  onMouseMove={() => onPoint(option.id)}
                >
                  {renderOption(option)}
                </Option>
              ))}
            </OptionGroup>
          ))}
        </div>
      ) : null}
    </Panel>
  );
}
