### Помічник: що він каже про «Безсмертя».

## Підготовка

companion-setup-track = У кожного опонента: жетон на початку треку Тлейлаксу, на треку досліджень — нічого
companion-setup-no-track = { house-hagal } і опонент планшетом Бене Тлейлакс не користуються
companion-layout-tleilaxu-row = { deck-tleilaxu_row }: { $n }, поруч — { $name }
companion-layout-track-spice = На треку Тлейлаксу, поділка { $space }: { count-spice }
companion-layout-tokens = У кожного: жетони на початку обох треків планшета Бене Тлейлакс і { source-atomics }
companion-layout-tokens-of-allies = У кожного союзника: жетони на початку обох треків планшета Бене Тлейлакс і { source-atomics }; у воєначальників їх немає
companion-layout-replaced = Початкові колоди: { $name } замість кожної карти «{ $other }»
companion-layout-fewer = Поза колодою, копій карти «{ $name }»: { $n }

## На столі

companion-tleilaxu = Трек Тлейлаксу

## Питання

companion-ask-track_spice = Чи прянощі ({ $n }) ще лежать на { -tleilaxu-track(case: "loc") }?
companion-ask-track_spice-note = Їх забирає { $who }, якщо інший жетон не прийшов туди раніше.

## Що сталося

companion-event-tleilaxu = пересуває жетон на { -tleilaxu-track(case: "loc") }, поділка { $n }
companion-event-row_left = ліва карта { -tleilaxu-row(case: "gen") } виходить із гри: покладіть на її місце іншу
companion-event-row_right = права карта { -tleilaxu-row(case: "gen") } виходить із гри: покладіть на її місце іншу
