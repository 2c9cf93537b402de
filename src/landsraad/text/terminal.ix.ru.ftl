### Что стол в терминале говорит о дополнении «Расцвет иксианцев».

table-tech = Технологии
table-tech-left = плиток в стопках: { $left }
table-tech-empty = нет плитки
table-tech-used = { $name } (использована)
table-shipping = Трек перевозок
table-shipping-foot = начало
table-shipping-level = деление { $n }

head-dreadnoughts = Дрд

mark-negotiators = делегации: { $n }

own-dreadnoughts = дредноуты в гарнизоне
own-negotiators = делегации

help-legend-ix =
    С дополнением «Расцвет иксианцев»: Дрд дредноуты в запасе/гарнизоне/конфликте, ◆2 под контролем дредноута места 2, [2] на треке перевозок — грузовой корабль места 2.
