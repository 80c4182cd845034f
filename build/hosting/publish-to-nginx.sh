#!/bin/sh
# Publishes a new build on a server with nginx, atomically.
#
#   sh publish-to-nginx.sh BUILD HOME [FOLDER]
#
# BUILD is the folder written by `npm run release`. HOME keeps the releases, such as /var/www/salon; the site's server block
# includes HOME/current.conf. FOLDER is only for a site in a subfolder: `salon` for BASE_PATH=/salon/.
#
# Hashed files of earlier releases stay for 30 days after they were replaced, for visitors who still have an old page open. A
# file's date says when it was replaced; a list beside each release names the files that the release itself added.
set -eu
build=$1
home=$2
folder=${3:-}
nginx=${NGINX:-nginx}

mkdir -p "$home/releases"
home=$(cd "$home" && pwd)
release=$(mktemp -d "$home/releases/$(date +%Y%m%d-%H%M%S)-XXXX")
chmod 755 "$release"
site=$release${folder:+/$folder}
mkdir -p "$site"
cp -R "$build/." "$site/"

own_files() { (cd "$1/assets" && find . -type f); }
own_files "$build" >"$release.brought"

current=$home/current.conf
if [ -e "$current" ]; then
  before=$(sed -n 's/^include \(.*\)\/_nginx.conf;$/\1/p' "$current")
  list=$(readlink -f "${before%"${folder:+/$folder}"}").brought
  own_files "$before" | while read -r file; do
    old=$before/assets/$file
    [ -e "$site/assets/$file" ] && continue
    if [ ! -e "$list" ] || grep -qxF "$file" "$list"; then
      cp "$old" "$site/assets/$file"
    elif [ -n "$(find "$old" -mtime -30)" ]; then
      cp -p "$old" "$site/assets/$file"
    fi
  done
fi

# Pages and headers must change together, because the policy header has hashes of the pages' inline scripts. So there is one
# symlink per version of _nginx.conf. If that file has not changed, the symlink is switched without reloading nginx.
live=$home/live-$(cksum <"$site/_nginx.conf" | tr ' ' '-')
ln -s "$release" "$live.next"
mv -T "$live.next" "$live"

printf 'root %s;\ninclude %s/_nginx.conf;\n' "$live" "$live${folder:+/$folder}" >"$current.next"
if cmp -s "$current.next" "$current"; then
  rm "$current.next"
  exit
fi
[ -e "$current" ] && cp "$current" "$current.before"
mv "$current.next" "$current"
if ! $nginx -t; then
  [ -e "$current.before" ] && mv "$current.before" "$current"
  echo 'nginx rejects the new release; the previous one stays.'
  exit 1
fi
$nginx -s reload
