### Що стіл у терміналі каже про доповнення «Розквіт Ікса».

table-tech = Технології
table-tech-left = плиток у стосах: { $left }
table-tech-empty = немає плитки
table-tech-used = { $name } (використано)
table-shipping = Трек перевезень
table-shipping-foot = початок
table-shipping-level = поділка { $n }

head-dreadnoughts = Дрд

mark-negotiators = делегації перемовників: { $n }

own-dreadnoughts = дредноути в гарнізоні
own-negotiators = делегації перемовників

help-legend-ix =
    З доповненням «Розквіт Ікса»: Дрд дредноути в запасі/гарнізоні/конфлікті, ◆2 під контролем дредноута місця 2, [2] на треку перевезень — вантажник місця 2.
